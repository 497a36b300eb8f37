import { IANAZone } from 'luxon';

const MAX_ZONE_LENGTH = 64;
/** Zones by name alone: some engines also take offsets such as +08:00, which know no summer time. */
const ZONE_NAME = /^[a-z]+([/_+-]?[a-z0-9]+)*$/i;

/** Whether text names a time zone as the IANA database does, such as Asia/Taipei. */
export const isTimeZoneName = (name: string): boolean =>
  name.length <= MAX_ZONE_LENGTH && ZONE_NAME.test(name) && IANAZone.isValidZone(name);
