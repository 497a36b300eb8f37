const WEIGHTS = [1, 2, 1, 2, 1, 2, 4, 1] as const;
/** Until March 2023 it was ten: each number of then is valid still. */
const DIVISOR = 5;
/** Passes the arithmetic, and belongs to no firm. */
const NOBODY = '00000000';

/** Whether the text is a Taiwanese tax ID (統一編號) by the rule of April 2023. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === NOBODY) return false;
  const digits = Array.from(text, Number);
  const sum = digits.reduce((total, digit, index) => {
    const product = digit * (WEIGHTS[index] ?? 0);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // 7 times 4 is 28, whose digits make 10: it counts as 1 or as 0.
  return sum % DIVISOR === 0 || (digits[6] === 7 && (sum + 1) % DIVISOR === 0);
}
