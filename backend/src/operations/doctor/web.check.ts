import { loadavg } from 'node:os';
import type { Settings } from '../../config/settings-from-env';
import { type DoctorFinding, DoctorFindings } from './finding';
import { isAtLeast } from './version';

/** Names of this machine, which no other machine reaches. */
export const HERE = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether people can come to where the settings say that Linklet is. */
export function checkAddresses({
  web,
  tls,
  proxies,
}: Pick<Settings, 'web' | 'tls' | 'proxies'>): DoctorFinding[] {
  const findings = new DoctorFindings('addresses');
  for (const [name, origin] of [
    ['APP_ORIGIN', web.appOrigin],
    ['SHORT_ORIGIN', web.shortOrigin],
  ] as const) {
    const { protocol, hostname } = new URL(origin);
    if (HERE.test(hostname)) {
      findings.doubtful(`${name} is ${origin}`, 'only this machine reaches it: name the address people see');
    } else if (protocol === 'http:') {
      findings.wrong(
        `${name} is ${origin}`,
        'signing in needs https: set TLS_PORT, or put a proxy with TLS before Linklet',
      );
    } else findings.good(`${name} is ${origin}`);
  }
  const isPublic = !HERE.test(new URL(web.appOrigin).hostname);
  if (isPublic && tls.port === null && proxies.trusted.length === 0) {
    findings.doubtful(
      'TRUSTED_PROXIES is empty',
      'behind a proxy, all visitors then have its address: name it; without a proxy this is right',
    );
  }
  return findings.all;
}

/** Whether this Node is one that Linklet runs on. */
export function checkNode(version: string, wanted: string): DoctorFinding[] {
  const findings = new DoctorFindings('Node.js');
  const [load = 0] = loadavg();
  const says = `${version}, load ${load.toFixed(1)}`;
  return isAtLeast(version, wanted)
    ? findings.good(says).all
    : findings.wrong(says, `install a version ${wanted}`).all;
}
