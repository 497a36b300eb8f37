import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { HIT_CLASSES, type HitClass } from '../../../../shared/domain/visitor/hit-class';
import { UNKNOWN } from '../../../../shared/domain/visitor/unknown';
import { addUp, type NamedCount, type PlaceCount } from '../domain/breakdown';
import { around, type Bucket, bucketOf, type Slot } from '../../counting/domain/bucket';
import { type ClassCounts, type Count, NO_HITS, sumOf } from '../../counting/domain/click-count';
import { facetPart, facetParts } from '../../counting/domain/facet-value';
import { isOpen, type MixCount, type MixFilter, readMix } from '../../counting/domain/mix';
import type { QuarterSeries } from '../../counting/domain/quarter-series';
import { numberOfGroup, numbersOf, type Subject, type SubjectNumber } from '../../counting/domain/subject';
import { CounterReader } from './counter-reader';
import { type Counters, facet, totals } from './counters';
import { FoldedSubjects } from '../../counting/infrastructure/folded-subjects';
import { beginningWith, type Condition, ofMix } from './mix-pattern';
import { PackedReader } from './packed-reader';
import { type HitChoice, SeriesReader } from './series-reader';
import { CLASS_CODES } from '../../counting/infrastructure/stored-codes';

/** Clicks of one link of the subject. */
export interface LinkCount extends Count {
  readonly linkId: number;
}

const PEOPLE: readonly HitClass[] = ['human'];
const ALWAYS: Slot = { from: 0, to: 2 ** 31 - 1 };

/** Reads the roll-ups; never the visits themselves. */
@Injectable()
export class ClickReportQuery {
  private readonly counters: CounterReader;
  private readonly quarters: SeriesReader;

  constructor(private readonly unitOfWork: UnitOfWork) {
    const folds = new FoldedSubjects(unitOfWork);
    const packed = new PackedReader(unitOfWork);
    this.counters = new CounterReader(unitOfWork, folds, packed);
    this.quarters = new SeriesReader(unitOfWork, folds, packed);
  }

  /** Hits of the subject by class; of all time without a span. */
  async byClass(subject: Subject, span: Slot = ALWAYS): Promise<ClassCounts> {
    const byCode = await this.counters.by('hit_class', numbersOf(subject), totals(HIT_CLASSES), span);
    return Object.fromEntries(
      HIT_CLASSES.map((hitClass) => [hitClass, byCode.get(String(CLASS_CODES[hitClass])) ?? NO_HITS]),
    ) as unknown as ClassCounts;
  }

  /** Hits in each quarter hour of the span. */
  series(subject: Subject, span: Slot, of: HitChoice = {}): Promise<QuarterSeries> {
    return this.quarters.seriesOf(numbersOf(subject), of, span);
  }

  /** Hits in each of these slots, which follow each other. */
  async perSlot(subject: Subject, slots: readonly Slot[], of: HitChoice = {}): Promise<Count[]> {
    const series = await this.series(subject, around(slots), of);
    return slots.map((slot) => series.in(slot));
  }

  /** Hits of each class in each of these slots. */
  async classesPerSlot(
    subject: Subject,
    slots: readonly Slot[],
  ): Promise<Readonly<Record<HitClass, readonly Count[]>>> {
    const series = await this.quarters.readClasses(numbersOf(subject), around(slots));
    return Object.fromEntries(
      HIT_CLASSES.map((name) => [name, slots.map((slot) => series[name].in(slot))]),
    ) as Record<HitClass, Count[]>;
  }

  /** People's clicks by what they answer; each combination of answers once. */
  async mix(subject: Subject, span: Slot, filter: MixFilter = {}): Promise<MixCount[]> {
    const only = isOpen(filter) ? null : ofMix(this.unitOfWork.manager, filter);
    const values = await this.values(subject, span, facet('mix', only));
    return values.map(([value, count]) => ({ ...readMix(value), ...count }));
  }

  /** Pages that people came from, by host; of one source or of all. Who came from none is under `direct`. */
  async referrers(subject: Subject, span: Slot, source?: string): Promise<NamedCount[]> {
    const values = await this.values(subject, span, facet('origin', this.firstPart(source)));
    const rows = values.map(([value, count]) => ({ host: facetParts(value)[1] ?? UNKNOWN, ...count }));
    return addUp(rows, ({ host }) => host);
  }

  /** Where people were; in one country or in all. */
  async places(subject: Subject, span: Slot, country?: string): Promise<PlaceCount[]> {
    const values = await this.values(subject, span, facet('place', this.firstPart(country)));
    return values.map(([value, count]) => {
      const [place = UNKNOWN, region = UNKNOWN, city = UNKNOWN] = facetParts(value);
      return { country: place, region, city, ...count };
    });
  }

  /** The links of the subject with the most clicks of people, the most first. */
  async topLinks(subject: Subject, span: Slot, limit: number): Promise<LinkCount[]> {
    if (subject.kind === 'site') return this.topOfSite(span, limit);
    const links =
      subject.kind === 'group'
        ? await this.linksOfGroups([numberOfGroup(subject.groupId)], span)
        : await this.counters.by('subject', numbersOf(subject), totals(PEOPLE), span);
    return byCountDescending(links).slice(0, limit);
  }

  /** Clicks of people that fit a filter on each of these links, at most 1000, the most first; on all of them, by any author. */
  async fittingOn(linkIds: readonly number[], span: Slot, filter: MixFilter): Promise<LinkCount[]> {
    const numbers = numbersOf({ kind: 'links', linkIds });
    const only = ofMix(this.unitOfWork.manager, filter);
    return byCountDescending(await this.counters.by('subject', numbers, facet('mix', only), span));
  }

  /** All clicks of people on each of these links, at most 100; links without a click are left out. */
  async ofLinks(linkIds: readonly number[]): Promise<ReadonlyMap<number, Count>> {
    const links = await this.topLinks({ kind: 'links', linkIds }, ALWAYS, linkIds.length);
    return new Map(links.map(({ linkId, total, unique }) => [linkId, { total, unique }]));
  }

  /** Clicks of people on the links of a group, from one moment up to another. */
  async ofGroup(groupId: number, from: Date, to: Date): Promise<number> {
    const span = { from: bucketOf(from.getTime()), to: bucketOf(to.getTime()) };
    const { human } = await this.byClass({ kind: 'group', groupId }, span);
    return human.total;
  }

  /** Clicks of people on all of these links together, at most 100, from that quarter hour on. */
  async ofAll(linkIds: readonly number[], since: Bucket): Promise<Count> {
    const { human } = await this.byClass({ kind: 'links', linkIds }, { ...ALWAYS, from: since });
    return human;
  }

  /** Looks into the groups with the most clicks, twice as many each time, until no other can have a link with as many as those found. */
  private async topOfSite(span: Slot, limit: number): Promise<LinkCount[]> {
    const groups = (await this.values({ kind: 'site' }, span, facet('part', null)))
      .filter(([name]) => name !== UNKNOWN)
      .sort(([, one], [, other]) => other.total - one.total);
    const links = new Map<string, Count>();
    let found: LinkCount[] = [];
    for (let looked = 0; looked < groups.length;) {
      const least = found[limit - 1]?.total ?? 0;
      const next = groups.slice(looked, 2 * looked + 1).filter(([, { total }]) => total >= least);
      if (next.length === 0) break;
      const numbers = next.map(([groupId]) => numberOfGroup(Number(groupId)));
      for (const [link, count] of await this.linksOfGroups(numbers, span)) {
        links.set(link, sumOf([links.get(link) ?? NO_HITS, count]));
      }
      found = byCountDescending(links).slice(0, limit);
      looked += next.length;
    }
    return found;
  }

  private linksOfGroups(groups: readonly SubjectNumber[], span: Slot): Promise<ReadonlyMap<string, Count>> {
    return this.counters.by('value', groups, facet('part', null), span);
  }

  private firstPart(part: string | undefined): Condition | null {
    return part === undefined ? null : beginningWith(this.unitOfWork.manager, facetPart(part));
  }

  private async values(subject: Subject, span: Slot, counters: Counters): Promise<[string, Count][]> {
    return [...(await this.counters.by('value', numbersOf(subject), counters, span))];
  }
}

const byClicks = (one: LinkCount, other: LinkCount): number =>
  other.total - one.total || one.linkId - other.linkId;

const byCountDescending = (links: ReadonlyMap<string, Count>): LinkCount[] =>
  [...links].map(([linkId, count]) => ({ linkId: Number(linkId), ...count })).sort(byClicks);
