import { InputCheck } from '../../../../shared/domain/input-check';
import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { DIMENSIONS, type Dimension, type MixFilter } from '../../counting/domain/mix';
import { ClassesRefused, FilterHidden, RestRefused } from './report.errors';
import { type RangeInput, resolveRange } from './report-range';
import type { HidingReason } from './report-visibility';
import { REST } from './shortened-list';
import { parseTimeZone, type TimeZone, UTC } from '../../counting/domain/time-zone';

/** What a reader wants to know, as they wrote it. */
export interface ReportInput extends RangeInput, Partial<Readonly<Record<Dimension, string>>> {
  readonly timezone: string;
  readonly compare?: 'previous';
  /** "human,preview" */
  readonly classes?: string;
}

/** What a reader wants to know, of any subject. */
export interface ReportQuestion {
  readonly zone: TimeZone;
  readonly range: RangeInput;
  readonly filter: MixFilter;
  /** What totals, points and hours of the week count. */
  readonly classes: readonly HitClass[];
  readonly isCompared: boolean;
}

/** Breakdowns that some readers do not see are no filters for them either. */
const HIDEABLE: readonly Dimension[] = ['source', 'platform', 'browser'];

const isClass = (name: string): name is HitClass => (HIT_CLASSES as readonly string[]).includes(name);

/** Refuses, by field, everything that is wrong in itself. */
export function readReportQuestion(input: ReportInput, now: number): ReportQuestion {
  const check = new InputCheck();
  const zone = check.take(() => parseTimeZone(input.timezone)) ?? UTC;
  const range = rangeOf(input);
  check.take(() => resolveRange(range, { zone, now, firstDay: null }));
  const filter = check.take(() => filterOf(input)) ?? {};
  const classes = check.take(() => classesOf(input.classes, filter)) ?? [];
  check.done();
  return { zone, range, filter, classes, isCompared: input.compare !== undefined };
}

const rangeOf = ({ range, from, to, days }: ReportInput): RangeInput => ({
  ...(range === undefined ? {} : { range }),
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(days === undefined ? {} : { days }),
});

function filterOf(input: ReportInput): MixFilter {
  const asked = DIMENSIONS.flatMap((dimension) => {
    const value = input[dimension];
    return value === undefined ? [] : ([[dimension, value]] as const);
  });
  const rest = asked.flatMap(([dimension, value]) => (value === REST ? [dimension] : []));
  if (rest.length > 0) throw new RestRefused(rest);
  return Object.fromEntries(asked);
}

function classesOf(list: string | undefined, filter: MixFilter): readonly HitClass[] {
  if (list === undefined) return ['human'];
  const names = [...new Set(list.split(',').map((name) => name.trim()))];
  const classes = names.filter(isClass);
  if (classes.length < names.length) throw new ClassesRefused('classes-unknown');
  const isOfPeople = classes.every((each) => each === 'human');
  if (!isOfPeople && Object.keys(filter).length > 0) throw new ClassesRefused('classes-unfiltered');
  return classes;
}

/** Throws `FilterHidden` when the filter goes by what the reader is not shown. */
export function requireVisible(filter: MixFilter, reason: HidingReason | null): void {
  const hidden = HIDEABLE.find((dimension) => filter[dimension] !== undefined);
  if (reason !== null && hidden !== undefined) throw new FilterHidden(hidden, reason);
}
