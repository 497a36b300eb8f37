import { isPlainLine } from '../../../../shared/domain/one-line';
import { SettingRefused } from './link-settings.errors';

const MAX_NOTE_LENGTH = 500;

/** A note as it is kept: trimmed, NFC, lines ended alike; null when nothing is left. Throws {@link SettingRefused}. */
export function parseNote(raw: string): string | null {
  const note = raw.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  const isPlain = note.split('\n').every(isPlainLine);
  if (isPlain && Array.from(note).length <= MAX_NOTE_LENGTH) return note === '' ? null : note;
  const message = `A note can have at most ${MAX_NOTE_LENGTH} characters, without control signs.`;
  throw new SettingRefused('note', 'links.note-invalid', message);
}
