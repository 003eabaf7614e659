import type { TFunction } from 'i18next';

type FieldError = { pointer: string; code: string };

const codes = [
  'passwordTooShort',
  'passwordTooLong',
  'passwordTooCommon',
  'passwordWrong',
  'textTooShort',
  'textTooLong',
  'textNotNormal',
  'notAPhoneNumber',
  'notATimeZone',
] as const;

/** What is wrong with the field at a pointer, in words; undefined when nothing is. */
export function fieldWords(
  t: TFunction<['account', 'portal']>,
  errors: readonly FieldError[],
  pointer: string,
): string | undefined {
  const found = errors.find((each) => each.pointer === pointer);
  if (!found) return undefined;
  const code = codes.find((each) => each === found.code);
  return code ? t(`errors.${code}`) : t('errors.other');
}
