import { access } from 'node:fs/promises';
import type { MapEdition } from '../../shared/geo/geo-locator';
import type { MapSources } from '../../shared/geo/load-geo-locator';
import { mapAge } from '../../shared/geo/map-age';
import { MmdbFile } from '../../shared/geo/mmdb-file';
import { PackagedMap } from '../../shared/geo/packaged-map';
import { type DoctorFinding, DoctorFindings, errorMessageOf } from './finding';

interface LookedAt {
  readonly name: string;
  readonly editions: readonly MapEdition[];
  /** What to do when it is old. */
  readonly remedy: string;
}

function reportAge(findings: DoctorFindings, { name, editions, remedy }: LookedAt, now: Date): void {
  const { isOld, says } = mapAge(editions, now);
  if (isOld) findings.doubtful(`${name}: ${says}`, remedy);
  else findings.good(`${name}: ${says}`);
}

function checkPackaged(findings: DoctorFindings, mapDir: string, now: Date): void {
  try {
    const map = PackagedMap.open(mapDir);
    const remedy = '`npm run map:refresh` fetches the newest';
    reportAge(findings, { name: 'the packaged one', editions: map.editions, remedy }, now);
    map.close();
  } catch (error) {
    findings.wrong(errorMessageOf(error), '`npm ci` installs it; until then no place is known');
  }
}

async function checkOwn(findings: DoctorFindings, file: string, now: Date): Promise<void> {
  try {
    const map = MmdbFile.open(file);
    map.close();
    if (map.type.includes('City')) {
      const editions = [{ knows: 'towns', builtAt: map.builtAt } as const];
      const remedy = 'addresses move: fetch a new one every month';
      reportAge(findings, { name: file, editions, remedy }, now);
    } else {
      findings.doubtful(`${file} is a database of ${map.type}`, 'it knows no cities: take the City edition');
    }
  } catch (error) {
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    findings.wrong(
      isThere ? `${file} cannot be read: ${errorMessageOf(error)}` : `there is no ${file}`,
      'mend GEOIP_DB; until then the packaged map serves',
    );
  }
}

/** Whether places can be told, and how old the map is. */
export async function checkMap({ geoipFile, mapDir }: MapSources, now: Date): Promise<DoctorFinding[]> {
  const findings = new DoctorFindings('map');
  if (geoipFile === null) checkPackaged(findings, mapDir, now);
  else await checkOwn(findings, geoipFile, now);
  return findings.all;
}
