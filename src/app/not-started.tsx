/** What the page says when it could not start, in all its languages: the same as without JavaScript (index.html). */
export function notStartedText(): string {
  const lines = document.querySelector('noscript')?.textContent.matchAll(/<p[^>]*>([^<]+)/g) ?? [];
  return Array.from(lines, ([, line]) => line).join('\n');
}

export const NotStarted = () => <p className="not-started">{notStartedText()}</p>;
