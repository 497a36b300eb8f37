import type { Member } from '../../../../shared/domain/actor';
import { canChangeLabel } from '../../core/domain/link-access';
import type { TrackingTool } from '../domain/tracking-tool.entity';
import { hasUnknownMedium } from '../domain/tracking-value';
import type { CountedTag } from '../infrastructure/tag-list.query';
import type { TagDto, TagListDto } from './tags.dto';
import type { ToolWarningDto, TrackingToolDto } from './tracking-tools.dto';

const MAX_RECENT = 6;

type Owned = Parameters<typeof canChangeLabel>[1];

const mayChange = (member: Member, thing: Owned): boolean =>
  !member.isReadOnly && canChangeLabel(member, thing);

export function presentTag(tag: Omit<CountedTag, 'usedAt'>, member: Member): TagDto {
  const { tagId, value, color, groupId, linkCount } = tag;
  return { tagId, value, color, groupId, linkCount, canDelete: mayChange(member, tag) };
}

const latestFirst = (one: CountedTag, other: CountedTag): number =>
  other.usedAt.getTime() - one.usedAt.getTime() || other.tagId - one.tagId;

export const presentTags = (tags: readonly CountedTag[], member: Member): TagListDto => ({
  tags: tags.map((tag) => presentTag(tag, member)),
  recent: [...tags]
    .sort(latestFirst)
    .slice(0, MAX_RECENT)
    .map((tag) => presentTag(tag, member)),
});

const UNKNOWN_MEDIUM: ToolWarningDto = {
  field: 'value.utmMedium',
  code: 'links.utm-medium-unknown',
  message: 'Google Analytics has no channel for this medium: its reports count such visits as “Unassigned”.',
};

export function presentTool(tool: TrackingTool, member: Member): TrackingToolDto {
  const { id, groupId, kind, name, note, value, createdAt } = tool;
  return {
    id,
    groupId,
    kind,
    name,
    note,
    value: { ...value },
    createTime: createdAt.toISOString(),
    canChange: mayChange(member, tool),
    warnings: hasUnknownMedium(value) ? [UNKNOWN_MEDIUM] : [],
  };
}
