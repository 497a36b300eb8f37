const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1];

/** The check digit of a company's number, as it is since April 2023; a 7 in the seventh place counts as 10 or 1. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === '00000000') return false;
  const products = WEIGHTS.map((weight, at) => weight * Number(text.charAt(at)));
  const sum = products.reduce((total, product) => total + Math.floor(product / 10) + (product % 10), 0);
  return sum % 5 === 0 || (text.charAt(6) === '7' && (sum + 1) % 5 === 0);
}
