/** Whether a GTIN of 14 digits ends with the digit its other thirteen ask for. */
export function hasGs1CheckDigit(gtin: string): boolean {
  if (!/^\d{14}$/.test(gtin)) return false;
  const sum = [...gtin].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
