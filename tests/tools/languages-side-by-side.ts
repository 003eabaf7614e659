/**
 * A page that lays the pictures of each screen side by side, a column for each language: what was forgotten in one of
 * them, or has no room there, is seen at a glance. The pictures are those in the same folder.
 */
export function languagesSideBySide(files: readonly string[], languages: readonly string[]): string {
  const rows = screensOf(files, languages).map(
    (screen) => `<tr><th scope="row">${screen.name}<br>${screen.view}</th>${screen.pictures.map(cell).join('')}</tr>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The screens in ${languages.length} languages</title>
<style>
  body { margin: 0; font: 14px system-ui, sans-serif; color-scheme: light dark }
  table { border-collapse: collapse }
  thead th { position: sticky; top: 0; background: Canvas; z-index: 1 }
  th, td { padding: 8px; border: 1px solid GrayText; text-align: start; vertical-align: top }
  img { display: block; width: 300px; height: auto }
</style>
<table>
<thead><tr><th scope="col">Screen</th>${languages.map((language) => `<th scope="col">${language}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}

type Screen = { name: string; view: string; pictures: { file: string; isThere: boolean; about: string }[] };

/** The screens of which there is a picture in any of the languages, in the order of their names. */
function screensOf(files: readonly string[], languages: readonly string[]): Screen[] {
  const there = new Set(files);
  const picture = new RegExp(`^(.+)-(?:${languages.join('|')})-(\\d+-(?:light|dark))\\.png$`);
  const screens = new Map<string, Screen>();
  for (const [, name = '', view = ''] of files.map((file) => picture.exec(file)).filter((found) => found !== null)) {
    const pictures = languages.map((language) => {
      const file = `${name}-${language}-${view}.png`;
      return { file, isThere: there.has(file), about: `${name} in ${language}, ${view}` };
    });
    screens.set(`${name} ${view}`, { name, view, pictures });
  }
  return [...screens.entries()].toSorted(([one], [other]) => one.localeCompare(other)).map(([, screen]) => screen);
}

const cell = ({ file, isThere, about }: Screen['pictures'][number]) =>
  isThere ? `<td><a href="${file}"><img src="${file}" alt="${about}" loading="lazy"></a></td>` : '<td>No picture</td>';
