import { isPlainLine } from '../../../shared/domain/one-line';
import { SettingRefused } from './link-settings.errors';

const LONGEST_NOTE = 500;

/** A note as it is kept: trimmed, NFC, lines ended alike; null when nothing is left. Throws {@link SettingRefused}. */
export function parseNote(raw: string): string | null {
  const note = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const isPlain = note.split('\n').every(isPlainLine);
  if (isPlain && Array.from(note).length <= LONGEST_NOTE) return note === '' ? null : note;
  const message = `A note can have at most ${LONGEST_NOTE} characters, without control signs.`;
  throw new SettingRefused('note', 'links.note-invalid', message);
}
