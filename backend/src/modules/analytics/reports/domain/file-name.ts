import type { ReportRange } from './report-range';

const MAX_LENGTH = 60;
/** What some system takes for something else in the name of a file. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]+/gu;

/** Named after what the report is about and its days, so that saved files can be told apart. */
export function reportFileName(name: string, { from, to }: Pick<ReportRange, 'from' | 'to'>): string {
  const about = Array.from(name.normalize().replaceAll(FORBIDDEN, ' ').trim()).slice(0, MAX_LENGTH).join('');
  const words = about.split(/\s+/).filter((word) => word !== '');
  return ['linklet-clicks', ...words, from, to].join('-');
}
