import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { isUniqueViolation } from '../../../shared/database/database-errors';
import { UnitOfWork } from '../../../shared/database/unit-of-work';
import { TrackingToolRepository } from '../application/ports/tracking-tool-repository';
import { ToolNameTaken } from '../domain/labels.errors';
import { TrackingTool } from '../domain/tracking-tool.entity';

@Injectable()
export class TypeormTrackingToolRepository extends TrackingToolRepository {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  add(tool: TrackingTool): Promise<void> {
    return this.named(tool, () => this.tools.insert(tool));
  }

  /** A statement that changes nothing locks the row on both engines; only one of them knows SELECT … FOR UPDATE. */
  async hold(groupId: number, id: number): Promise<TrackingTool | null> {
    await this.unitOfWork.manager.query(
      'UPDATE tracking_tools SET name = name WHERE group_id = ? AND id = ?',
      [groupId, id],
    );
    return this.tools.findOneBy({ groupId, id });
  }

  save(tool: TrackingTool): Promise<void> {
    return this.named(tool, () => this.tools.save(tool));
  }

  async remove(id: number): Promise<void> {
    await this.tools.delete({ id });
  }

  async allOf(groupIds: readonly number[]): Promise<TrackingTool[]> {
    if (groupIds.length === 0) return [];
    return this.tools.find({
      where: { groupId: In(groupIds) },
      order: { groupId: 'ASC', kind: 'ASC', foldedName: 'ASC' },
    });
  }

  async removeAllOf(groupIds: readonly number[]): Promise<void> {
    if (groupIds.length > 0) await this.tools.delete({ groupId: In(groupIds) });
  }

  private async named({ name }: TrackingTool, store: () => Promise<unknown>): Promise<void> {
    try {
      await store();
    } catch (error) {
      if (isUniqueViolation(error)) throw new ToolNameTaken(name);
      throw error;
    }
  }

  private get tools() {
    return this.unitOfWork.manager.getRepository(TrackingTool);
  }
}
