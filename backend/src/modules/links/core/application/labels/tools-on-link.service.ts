import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { InputCheck } from '../../../../../shared/domain/input-check';
import { LabelRefused } from '../../../labels/domain/labels.errors';
import type { Link } from '../../domain/link.entity';
import type { TrackingTool } from '../../../labels/domain/tracking-tool.entity';
import { campaignOf } from '../../../labels/domain/tracking-value';
import { LinkChanges } from '../link-changes.service';
import type { EditCall } from '../link-editor.service';
import { TrackingToolRepository } from '../../../labels/application/ports/tracking-tool-repository';
import { EditableLinks } from '../editable-links.service';
import { PixelsOnLink } from './pixels-on-link.service';

/** Puts tracking tools on links: pixels stay tied to the link, campaign parameters become the link's own. */
@Injectable()
export class ToolsOnLink {
  constructor(
    private readonly editable: EditableLinks,
    private readonly tools: TrackingToolRepository,
    private readonly pixels: PixelsOnLink,
    private readonly changes: LinkChanges,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Gives the link these pixels and no others, and fills in the campaign parameters of the one tool that has some. */
  set({ member, ...place }: EditCall, ids: readonly number[]): Promise<Link> {
    return this.unitOfWork.run(async () => {
      const link = await this.editable.hold(member, place);
      const chosen = await this.chosen(member, [...new Set(ids)]);
      await this.pixels.put(
        member,
        link,
        chosen.filter(({ kind }) => kind === 'pixel'),
      );
      const [preset, another] = chosen.filter(({ kind }) => kind === 'utm');
      if (another) throw tooManyPresets();
      if (preset) await this.changes.apply(member, link, { utm: campaignOf(preset.value) });
      return link;
    });
  }

  /** Held, so that none is put on a link while it is deleted. */
  private async chosen({ groupId }: Member, ids: readonly number[]): Promise<readonly TrackingTool[]> {
    const check = new InputCheck();
    const found: TrackingTool[] = [];
    for (const [index, id] of ids.entries()) {
      const tool = await this.tools.hold(groupId, id);
      if (tool) found.push(tool);
      else check.take(() => refuseUnknown(`value.${index}`));
    }
    check.done();
    return found;
  }
}

function refuseUnknown(field: string): never {
  throw new LabelRefused(field, 'links.tool-unknown', 'this group has no such tracking tool');
}

const tooManyPresets = (): LabelRefused =>
  new LabelRefused(
    'value',
    'links.too-many-utm-tools',
    'A link has one set of campaign parameters: choose one tool that has some.',
  );
