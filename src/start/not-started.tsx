/** What the page says when it could not start, in all its languages: the same as without JavaScript (index.html). */
export function notStartedText(): string {
  const lines = document.querySelector('noscript')?.textContent.matchAll(/<p[^>]*>([^<]+)/g) ?? [];
  return Array.from(lines, ([, line]) => line).join('\n');
}

/** Nothing is told in the language of the page here: its texts may be what is missing. */
export function NotStarted({ error }: { error?: string | false }) {
  return (
    <p className="not-started">
      {notStartedText()}
      <button type="button" className="button" onClick={() => location.reload()}>
        ↻ Reload page
      </button>
      {error}
    </p>
  );
}
