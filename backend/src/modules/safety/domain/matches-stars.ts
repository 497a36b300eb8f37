/** Whether a text is what a pattern says, where each star stands for any characters or none. Never looks back further than the last star. */
export function matchesStars(text: string, pattern: string): boolean {
  let at = 0;
  let star = -1;
  let resume = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at;
      resume = index;
      at += 1;
    } else if (pattern[at] === text[index]) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      resume += 1;
      index = resume;
    } else return false;
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}
