/**
 * The package of the controls writes a <style> into the page unless one with this id is there, and the security policy
 * forbids that. An element without content holds its place; the rule itself stands in behaviour.css.
 */
export function holdPlaceOfPressStyle(page: Document) {
  const id = 'react-aria-pressable-style';
  if (page.getElementById(id)) return;
  const holder = page.createElement('meta');
  holder.id = id;
  page.head.append(holder);
}
