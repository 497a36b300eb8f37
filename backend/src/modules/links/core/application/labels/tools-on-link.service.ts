import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/database/unit-of-work';
import type { Member } from '../../../../../shared/domain/actor';
import { InputCheck } from '../../../../../shared/domain/input-check';
import type { NamedTools, PixelById } from '../../../labels/domain/label-input';
import { LabelRefused } from '../../../labels/domain/labels.errors';
import type { LinkUtm } from '../../domain/link-utm';
import type { Link } from '../../domain/link.entity';
import type { TrackingTool } from '../../../labels/domain/tracking-tool.entity';
import { campaignOf } from '../../../labels/domain/tracking-value';
import { LinkChanges } from '../link-changes.service';
import type { EditCall } from '../link-call';
import { TrackingToolRepository } from '../../../labels/application/ports/tracking-tool-repository';
import { EditableLinks } from '../editable-links.service';
import { PixelsOnLink } from './pixels-on-link.service';

/** What the tools that somebody named give a link. */
export interface ChosenTools {
  readonly pixels: readonly TrackingTool[];
  /** Null when none of them has campaign parameters. */
  readonly campaign: LinkUtm | null;
}

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
    const named = { ids: [...new Set(ids)], pixels: new Map(), hasCampaign: false, field: 'value' };
    return this.unitOfWork.run(async () => {
      const link = await this.editable.hold(member, place);
      await this.put(member, link, named);
      return link;
    });
  }

  /** The same, part of the unit of work of whoever holds the link. Throws `LabelRefused`. */
  async put(member: Member, link: Link, named: NamedTools): Promise<void> {
    const { pixels, campaign } = await this.choose(member, named, link);
    await this.pixels.put(member, link, pixels);
    if (campaign) await this.changes.apply(member, link, { utm: campaign });
  }

  /** Held, so that none is put on a link while it is deleted. `link`: absent while it is made. Throws `LabelRefused`. */
  async choose(member: Member, named: NamedTools, link?: Link): Promise<ChosenTools> {
    const { ids, field, hasCampaign } = named;
    const chosen = await this.held(member, ids ?? (await this.idsOn(link)), field);
    const [preset, another] = chosen.filter(({ kind }) => kind === 'utm');
    if (another) throw tooManyPresets(field);
    if (preset && hasCampaign) throw contradicting('utm', field);
    const pixels = chosen.filter(({ kind }) => kind === 'pixel');
    return {
      pixels: await this.withPixelsById(member, pixels, named),
      campaign: preset ? campaignOf(preset.value) : null,
    };
  }

  private async idsOn(link: Link | undefined): Promise<readonly number[]> {
    if (!link) return [];
    return ((await this.tools.ofLinks([link.id])).get(link.id) ?? []).map(({ id }) => id);
  }

  private async held(
    { groupId }: Member,
    ids: readonly number[],
    field: string,
  ): Promise<readonly TrackingTool[]> {
    const check = new InputCheck();
    const found: TrackingTool[] = [];
    for (const [index, id] of ids.entries()) {
      const tool = await this.tools.hold(groupId, id);
      if (tool) found.push(tool);
      else check.take(() => refuseUnknown(`${field}.${index}`));
    }
    check.done();
    return found;
  }

  /** Pixels that are named by their networks' ids join those of the list, and take the places of others of their kinds. */
  private async withPixelsById(
    member: Member,
    chosen: readonly TrackingTool[],
    { ids, pixels: wanted, field }: NamedTools,
  ): Promise<readonly TrackingTool[]> {
    if (wanted.size === 0) return chosen;
    const hasOther = ({ value }: TrackingTool): boolean =>
      [...wanted].some(([name, id]) => value[name] !== undefined && value[name] !== id);
    const kept = ids === null ? chosen.filter((tool) => !hasOther(tool)) : [...chosen];
    const saved = await this.tools.allOf([member.groupId]);
    const check = new InputCheck();
    for (const [name, id] of wanted) {
      if (id === null || kept.some(({ value }) => value[name] === id)) continue;
      const tool = saved.find(({ value }) => value[name] === id);
      if (tool) kept.push(...(await this.held(member, [tool.id], name)));
      else check.take(() => refuseUnknown(name));
    }
    check.done();
    const [contradicted] = [...wanted.keys()].filter((name) =>
      kept.some(({ value }) => value[name] !== undefined && value[name] !== wanted.get(name)),
    );
    if (contradicted) throw contradicting(contradicted, field);
    return kept;
  }
}

function refuseUnknown(field: string): never {
  const message = 'this group has no such tracking tool: save it first, with POST /my/trackingTools';
  throw new LabelRefused(field, 'links.tool-unknown', message);
}

const tooManyPresets = (field: string): LabelRefused =>
  new LabelRefused(
    field,
    'links.too-many-utm-tools',
    'A link has one set of campaign parameters: choose one tool that has some.',
  );

const contradicting = (field: PixelById | 'utm', other: string): LabelRefused =>
  new LabelRefused(
    field,
    'links.tools-contradict',
    `${field} and the tracking tools (${other}) say different things: leave one of them out.`,
  );
