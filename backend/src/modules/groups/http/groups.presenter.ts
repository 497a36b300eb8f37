import type { GroupLevel } from '../../../shared/domain/actor';
import type { GroupSnapshot } from '../application/groups.service';
import type { MyGroup } from '../application/ports/group-repository';
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

/** The list of addresses tells where people work, so only admins see it. */
export function presentSettings(group: GroupSnapshot, level: GroupLevel): GroupSettingsDto {
  const { groupId, name, timeZone, linkSchema, protectTrack, ipAllowList, defaults } = group;
  const forAll = { groupId, name, timeZone, linkSchema, protectTrack, defaults };
  return level === 2 ? { ...forAll, ipAllowList: Array.from(ipAllowList) } : forAll;
}
