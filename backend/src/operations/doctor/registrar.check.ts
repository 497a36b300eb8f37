import type { RegistrarSettings } from '../../config/registrar-settings';
import { type DoctorFinding, DoctorFindings } from './finding';

/** Who registers domains that groups buy. Nothing is asked: every registrar has calls that cost money. */
export function checkRegistrar({ account, tlds }: RegistrarSettings): DoctorFinding[] {
  const findings = new DoctorFindings('registrar');
  const endings = tlds.join(', ');
  if (account === null) {
    return findings.good(`site admins register domains that groups buy (${endings}) at /admin/domains`).all;
  }
  const { protocol, host } = new URL(account.url);
  return protocol === 'https:'
    ? findings.good(`domains (${endings}) are registered at ${host}`).all
    : findings.doubtful(`the key goes to ${host} unencrypted`, 'let REGISTRAR_URL begin with https://').all;
}
