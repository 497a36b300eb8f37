import { stat } from 'node:fs/promises';
import { open } from 'maxmind';
import { type Finding, Findings, messageOf } from './finding';

const DAY_MS = 86_400_000;
const OLD_DAYS = 90;

/** Whether places can be told, and how old the map is. */
export async function checkMap(file: string | null, now: number): Promise<Finding[]> {
  const findings = new Findings('map');
  if (file === null) {
    return findings.good('the packaged one; GEOIP_DB takes a newer one with more cities').all;
  }
  try {
    const { metadata } = await open(file);
    const builtAt = metadata.buildEpoch;
    const days = Math.floor((now - builtAt.getTime()) / DAY_MS);
    const says = `${file} is ${String(days)} days old (${metadata.databaseType})`;
    if (!metadata.databaseType.includes('City')) {
      findings.doubtful(says, 'it knows no cities: take the City edition');
    } else if (days > OLD_DAYS) findings.doubtful(says, 'addresses move: fetch a new one every month');
    else findings.good(says);
  } catch (error) {
    const isThere = await stat(file).then(
      () => true,
      () => false,
    );
    findings.wrong(
      isThere ? `${file} cannot be read: ${messageOf(error)}` : `there is no ${file}`,
      'mend GEOIP_DB; until then the packaged map serves',
    );
  }
  return findings.all;
}
