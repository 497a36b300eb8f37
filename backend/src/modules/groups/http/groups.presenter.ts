import type { GroupLevel } from '../../../shared/domain/actor';
import type { GroupSnapshot } from '../application/group-snapshot';
import type { MyGroup } from '../application/ports/group-repository';
import type { AdminOrigin } from '../domain/group-settings';
import type { GroupSettingsDto, MyGroupsDto } from './dto/groups.dto';

export const presentGroups = (groups: readonly MyGroup[]): MyGroupsDto => ({
  groups: groups.map(({ groupId, name, level, isHome, memberCount }) => ({
    groupId,
    name,
    level,
    isHome,
    memberCount,
  })),
});

/** The lists tell where people work, so only admins see them. */
export function presentGroupSettings(
  group: Omit<GroupSnapshot, 'linkSchema'> & Pick<GroupSettingsDto, 'linkSchema'>,
  level: GroupLevel,
  caller: AdminOrigin,
): GroupSettingsDto {
  const { groupId, name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults } = group;
  const forAll = { groupId, name, timeZone, linkSchema, protectTrack, everyoneEdits, defaults };
  if (level !== 2) return forAll;
  return {
    ...forAll,
    frontHosts: Array.from(group.frontHosts),
    ipAllowList: Array.from(group.ipAllowList),
    callingFrom: { host: caller.host, address: caller.address },
  };
}
