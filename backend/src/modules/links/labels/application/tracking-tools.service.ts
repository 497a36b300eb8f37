import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../../shared/audit/audit-trail';
import { UnitOfWork } from '../../../../shared/database/unit-of-work';
import type { Member } from '../../../../shared/domain/actor';
import { Clock } from '../../../../shared/domain/clock';
import { PlanLimitsService } from '../../../billing';
import { ToolDoesNotExist } from '../domain/labels.errors';
import { canChangeLabel } from '../../core/domain/link-access';
import { NotAllowed } from '../../core/domain/links.errors';
import { readTool, type ToolInput, TrackingTool } from '../domain/tracking-tool.entity';
import type { ToolKind } from '../domain/tracking-value';
import { TrackingToolRepository } from './ports/tracking-tool-repository';
import type { LabelCall } from './label-call';
import { ToolChangePublisherService } from './tool-change-publisher.service';

/** What plans limit of each kind. */
const LIMIT_OF = { pixel: 'trackingTools', utm: 'utmGroups' } as const satisfies Record<ToolKind, string>;

/** The tracking tools of a group. */
@Injectable()
export class TrackingToolsService {
  constructor(
    private readonly tools: TrackingToolRepository,
    private readonly limits: PlanLimitsService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly notices: ToolChangePublisherService,
  ) {}

  toolsOf({ groupId }: Member): Promise<readonly TrackingTool[]> {
    return this.tools.allOf([groupId]);
  }

  /** Throws `InvalidInput`, `ToolNameTaken`, `LimitReached`. */
  add({ groupId, userId }: Member, input: ToolInput): Promise<TrackingTool> {
    const read = readTool(input);
    return this.unitOfWork.run(async () => {
      // First, because it makes those of one group come one after the other.
      await this.limits.take(groupId, LIMIT_OF[read.kind]);
      const createdAt = this.clock.now();
      const tool = TrackingTool.create({ ...read, groupId, creatorUserId: userId, createdAt });
      await this.tools.add(tool);
      return tool;
    });
  }

  /** Throws `InvalidInput`, `ToolNameTaken`, `ToolDoesNotExist`, `NotAllowed`. */
  change(member: Member, id: number, input: ToolInput): Promise<TrackingTool> {
    const read = readTool(input);
    return this.unitOfWork.run(async () => {
      const tool = await this.hold(member, id);
      tool.change(read);
      await this.tools.save(tool);
      await this.notices.ofTool(tool);
      return tool;
    });
  }

  remove({ member, address }: LabelCall, id: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const tool = await this.hold(member, id);
      const { kind, name } = tool;
      await this.notices.ofTool(tool);
      await this.tools.remove(id);
      const { groupId, userId } = member;
      await this.limits.giveBack(groupId, LIMIT_OF[kind]);
      await this.audit.record({
        action: 'links.tool-deleted',
        outcome: 'done',
        userId,
        groupId,
        address,
        details: { tool: name },
      });
    });
  }

  private async hold(member: Member, id: number): Promise<TrackingTool> {
    const tool = await this.tools.hold(member.groupId, id);
    if (!tool) throw new ToolDoesNotExist();
    if (!canChangeLabel(member, tool)) {
      throw new NotAllowed('this tracking tool can only be changed by whoever made it');
    }
    return tool;
  }
}
