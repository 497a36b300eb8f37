import { Injectable } from '@nestjs/common';
import type { Member } from '../../../shared/domain/actor';
import { Clock } from '../../../shared/domain/clock';
import { DomainError } from '../../../shared/domain/domain-error';
import { BulkCreationService, type PossibleLink } from '../../links';
import type { BatchTask } from '../domain/batch-task.entity';
import { readRowFields, type RowFields } from '../domain/row-fields';
import type { JudgedRow } from '../domain/row-verdict';
import type { HostVerdicts } from './host-verdicts';
import { BatchStore } from './ports/batch-store';

interface NumberedRow {
  readonly n: number;
  readonly cells: readonly string[];
}

type Judgement = Omit<JudgedRow, keyof NumberedRow>;

interface Judging {
  readonly member: Member;
  readonly task: BatchTask;
  readonly hosts: HostVerdicts;
}

const NOTHING = { code: null, message: null, flag: null, place: null } as const;
const refused = (code: string, message: string): Judgement => ({
  ...NOTHING,
  verdict: 'fail',
  code,
  message,
});

const EMPTY: Judgement = {
  ...NOTHING,
  verdict: 'skip',
  code: 'batch.row-empty',
  message: 'The row has no address.',
};
const TWICE = refused('batch.slug-twice', 'Another row of this file asks for the same short name.');
const HARMFUL = refused('links.address-unsafe', 'the address is known to do harm: use another one');

/** Of several problems the first. */
export const firstProblemOf = (error: DomainError): { readonly code: string; readonly message: string } =>
  error.details.fields?.[0] ?? error;

/** Says what would come of rows, by the rules by which links are made. */
@Injectable()
export class JudgeRowsService {
  constructor(
    private readonly creation: BulkCreationService,
    private readonly store: BatchStore,
    private readonly clock: Clock,
  ) {}

  async judge(rows: readonly NumberedRow[], { member, task, hosts }: Judging): Promise<readonly JudgedRow[]> {
    const reading = { ...task.head, options: task.options, now: this.clock.now() };
    const fields = rows.map(({ cells }) => readRowFields(cells, reading));
    const inputs = fields.filter((each) => each !== null);
    const possible = await this.creation.judge(member, inputs);
    await hosts.learn(possible.flatMap((each) => (each instanceof DomainError ? [] : [each.url])));
    const next = possible.values();
    const places = await this.placesBefore(task, inputs, possible);
    const judged: JudgedRow[] = [];
    for (const [index, row] of rows.entries()) {
      const asked = fields[index] ?? null;
      const judgement = asked ? await judgementOf(asked, next.next().value, { hosts, places }) : EMPTY;
      judged.push({ ...row, ...judgement });
    }
    return judged;
  }

  private async placesBefore(
    task: BatchTask,
    inputs: readonly RowFields[],
    possible: readonly (PossibleLink | DomainError)[],
  ): Promise<Set<string>> {
    const places = possible.flatMap((each, index) =>
      each instanceof DomainError ? [] : (placeOf(inputs[index], each) ?? []),
    );
    return new Set(await this.store.placesIn(task.id, [...new Set(places)]));
  }
}

const placeOf = (asked: RowFields | undefined, { slug }: PossibleLink): string | null =>
  slug === null ? null : `${asked?.domain ?? ''}/${slug}`;

async function judgementOf(
  asked: RowFields,
  possible: PossibleLink | DomainError | undefined,
  { hosts, places }: { readonly hosts: HostVerdicts; readonly places: Set<string> },
): Promise<Judgement> {
  if (!possible) return EMPTY;
  if (possible instanceof DomainError) {
    const { code, message } = firstProblemOf(possible);
    return refused(code, message);
  }
  const flag = await hosts.verdictOf(possible.url);
  if (flag === 'dangerous') return HARMFUL;
  const place = placeOf(asked, possible);
  if (place !== null && places.has(place)) return TWICE;
  if (place !== null) places.add(place);
  return { ...NOTHING, verdict: 'create', flag, place };
}
