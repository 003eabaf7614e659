/**
 * How a language is written where this browser is at home: dates and numbers in English read otherwise in Boston than
 * in Leeds. Without a variant of its own, English is written as in Europe, where most of these devices stand.
 */
export function regional(language: string, browserLanguages: readonly string[] = navigator.languages): string {
  const own = browserLanguages.find((tag) => tag.includes('-') && tag.split('-')[0] === language);
  return own ?? (language === 'en' ? 'en-GB' : language);
}
