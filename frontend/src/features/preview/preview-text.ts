/** Signs, as people count them but for those that are made of several. */
export const MAX_PREVIEW_TEXT_LENGTH = 300;

export const lengthOf = (text: string): number => Array.from(text.trim()).length;

export const textProblem = (text: string): string | null =>
  lengthOf(text) > MAX_PREVIEW_TEXT_LENGTH ? 'links.preview-text-too-long' : null;

/** As it is kept: nothing stands for what the page says. */
export function keptText(text: string): string | null {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line === '' ? null : line;
}
