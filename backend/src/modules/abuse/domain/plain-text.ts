import { asPlainLine } from '../../../shared/domain/one-line';
import { TextRefused } from './abuse.errors';

/** Characters of whatever people write here: a report, a note, an appeal. */
export const MAX_TEXT_LENGTH = 2_000;

/**
 * Lines of text in which every sign is what it looks like, NFC, without empty ends; null when nothing is left. What they
 * may not have is left out instead of refused: a warning that was pasted from anywhere has to arrive.
 * Throws {@link TextRefused} beyond {@link MAX_TEXT_LENGTH}.
 */
export function readPlainText(field: string, raw: string): string | null {
  const text = raw
    .normalize('NFC')
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map(asPlainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const length = Array.from(text).length;
  if (length > MAX_TEXT_LENGTH) {
    const message = `${field} can have at most ${MAX_TEXT_LENGTH} characters: it has ${length}.`;
    throw new TextRefused(field, 'reports.text-too-long', message);
  }
  return text === '' ? null : text;
}

/** The same where something has to be said. */
export function readNeededText(field: string, raw: string): string {
  const text = readPlainText(field, raw);
  if (text === null) throw new TextRefused(field, 'reports.text-missing', `${field} must say something.`);
  return text;
}
