import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, In, IsNull, LessThan, Not } from 'typeorm';
import { marksFor } from '../../../../shared/database/dialect';
import { addMissingRows } from '../../../../shared/database/rows';
import { rowLock } from '../../../../shared/database/row-lock';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import { updateById } from '../../../../shared/database/update-by-id';
import { type DeskActionPage, DeskActionStore } from '../application/ports/desk-action-store';
import { DeskAction, type DeskActionKind, IN_FORCE, SWEEP_KINDS } from '../domain/desk-action.entity';

const MAX_NOTES = 1_000;

interface LinkRow {
  readonly link_id: number | string;
}

const idsIn = (rows: readonly LinkRow[]): number[] => rows.map(({ link_id }) => Number(link_id));

@Injectable()
export class TypeormDeskActionStore extends DeskActionStore {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(action: DeskAction): Promise<void> {
    await this.actions.insert(action);
  }

  find(id: number): Promise<DeskAction | null> {
    return this.actions.findOneBy({ id });
  }

  findAll(ids: readonly number[]): Promise<DeskAction[]> {
    return this.actions.findBy({ id: In([...new Set(ids)]) });
  }

  hold(id: number): Promise<DeskAction | null> {
    return this.actions.findOne({ where: { id }, ...rowLock(this.manager) });
  }

  save(action: DeskAction): Promise<void> {
    return updateById(this.actions, action);
  }

  page({ kind, subject, isInForce, before, limit }: DeskActionPage): Promise<DeskAction[]> {
    const where: FindOptionsWhere<DeskAction> = {
      ...(kind === null ? {} : { kind }),
      // What is done and over has the same state as what holds.
      ...(isInForce
        ? { kind: In(SWEEP_KINDS.filter((each) => kind === null || each === kind)), state: In(IN_FORCE) }
        : {}),
      ...(subject === null ? {} : { subject }),
      ...(before === null ? {} : { id: LessThan(before) }),
    };
    return this.actions.find({ where, order: { id: 'DESC' }, take: limit });
  }

  newestOf(kind: DeskActionKind, subject: string): Promise<DeskAction | null> {
    return this.actions.findOne({ where: { kind, subject }, order: { id: 'DESC' } });
  }

  async heldAmong(linkIds: readonly number[]): Promise<ReadonlySet<number>> {
    if (linkIds.length === 0) return new Set();
    const rows = await this.manager.query<LinkRow[]>(
      `SELECT DISTINCT link_id FROM desk_links WHERE link_id IN (${marksFor(linkIds)})`,
      [...linkIds],
    );
    return new Set(idsIn(rows));
  }

  addLinks(actionId: number, linkIds: readonly number[]): Promise<void> {
    return addMissingRows(
      this.manager,
      { name: 'desk_links', keys: ['action_id', 'link_id'], values: [] },
      linkIds.map((id) => [actionId, id]),
    );
  }

  async takeLinks(actionId: number, limit: number): Promise<readonly number[]> {
    const rows = await this.manager.query<LinkRow[]>(
      `SELECT link_id FROM desk_links WHERE action_id = ? ORDER BY link_id LIMIT ${String(limit)}`,
      [actionId],
    );
    const ids = idsIn(rows);
    if (ids.length > 0) {
      await this.manager.query(
        `DELETE FROM desk_links WHERE action_id = ? AND link_id IN (${marksFor(ids)})`,
        [actionId, ...ids],
      );
    }
    return ids;
  }

  async notesOf(userId: number): Promise<readonly string[]> {
    const found = await this.actions.find({
      select: { id: true, note: true },
      where: { userId, note: Not(IsNull()) },
      order: { id: 'DESC' },
      take: MAX_NOTES,
    });
    return found.flatMap(({ note }) => note ?? []);
  }

  async forgetNotesOf(userId: number): Promise<void> {
    await this.manager.query('UPDATE desk_actions SET note = NULL WHERE user_id = ?', [userId]);
  }

  private get manager() {
    return this.unitOfWork.manager;
  }

  private get actions() {
    return this.manager.getRepository(DeskAction);
  }
}
