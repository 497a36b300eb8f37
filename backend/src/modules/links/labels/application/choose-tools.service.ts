import { Injectable } from '@nestjs/common';
import type { Member } from '../../../../shared/domain/actor';
import { InputCheck } from '../../../../shared/domain/input-check';
import type { LinkUtm } from '../../core/domain/link-utm';
import type { NamedTools, PixelById } from '../domain/label-input';
import { LabelRefused } from '../domain/labels.errors';
import type { TrackingTool } from '../domain/tracking-tool.entity';
import { campaignOf } from '../domain/tracking-value';
import { TrackingToolRepository } from './ports/tracking-tool-repository';

/** What the tools that a caller named give a link. */
export interface ChosenTools {
  readonly pixels: readonly TrackingTool[];
  /** Null when none of them has campaign parameters. */
  readonly campaign: LinkUtm | null;
}

/** Finds the tracking tools that a caller names for a link. Part of the unit of work that makes or holds the link. */
@Injectable()
export class ChooseToolsService {
  constructor(private readonly tools: TrackingToolRepository) {}

  /** Held, so that none is put on a link while it is deleted. `linkId`: absent while the link is made. Throws `LabelRefused`. */
  async choose(member: Member, named: NamedTools, linkId?: number): Promise<ChosenTools> {
    const { ids, field, hasCampaign } = named;
    const chosen = await this.held(member, ids ?? (await this.idsOn(linkId)), field);
    const [preset, another] = chosen.filter(({ kind }) => kind === 'utm');
    if (another) throw tooManyPresets(field);
    if (preset && hasCampaign) throw contradicting('utm', field);
    const pixels = chosen.filter(({ kind }) => kind === 'pixel');
    return {
      pixels: await this.withPixelsById(member, pixels, named),
      campaign: preset ? campaignOf(preset.value) : null,
    };
  }

  private async idsOn(linkId: number | undefined): Promise<readonly number[]> {
    if (linkId === undefined) return [];
    return ((await this.tools.ofLinks([linkId])).get(linkId) ?? []).map(({ id }) => id);
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
