let second = 0;
let text = '';

/** The moment (milliseconds since 1970) as headers have it; made once a second. */
export function httpDate(at: number): string {
  const current = Math.floor(at / 1_000);
  if (current !== second) {
    second = current;
    text = new Date(at).toUTCString();
  }
  return text;
}
