import { previewText } from '../../../core/domain/preview-text';
import { MAX_SUGGESTED } from './suggestion';

/** A model may write a book; no more of it is looked at. */
const MAX_ANSWER_LENGTH = 8_000;
const MAX_LINES = 50;
/** What models put before and around lines although they were asked not to. */
const BULLET = /^(?:[-*•·]\s+|\(?\d{1,2}[.)、:：](?!\d)\s*)/u;
const QUOTES = /^(?:"(.*)"|“(.*)”|「(.*)」|『(.*)』|'(.*)'|\*\*(.*)\*\*)$/u;
const ADDRESS = /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bwww\.|javascript:/i;
const MARKUP = /<[/!a-z]|```/i;

/** Texts in what a model answered, as previews show them. None when it is not what was asked for. */
export function answeredTexts(answer: string): readonly string[] {
  const lines = answer.slice(0, MAX_ANSWER_LENGTH).split(/\r?\n/).slice(0, MAX_LINES);
  return [...new Set(lines.flatMap((line) => textOf(line) ?? []))].slice(0, MAX_SUGGESTED);
}

/** A preview needs neither addresses nor markup, so text that has them was made for something else. */
function textOf(line: string): string | null {
  if (ADDRESS.test(line) || MARKUP.test(line)) return null;
  const text = previewText(line.trim().replace(BULLET, ''));
  return text !== null && QUOTES.test(text) ? previewText(text.replace(QUOTES, '$1$2$3$4$5$6')) : text;
}
