import type { Metrics } from '../../health/metrics';
import type { TlsFront } from './tls-front';

export function measureTls(metrics: Metrics, { listener, contexts }: TlsFront): void {
  metrics.counter(
    'linklet_tls_handshakes_total',
    'Handshakes of TLS that began anew.',
    () => listener.counts.full,
  );
  metrics.counter(
    'linklet_tls_resumptions_total',
    'Handshakes of TLS that resumed a session.',
    () => listener.counts.resumed,
  );
  metrics.counter(
    'linklet_tls_refused_total',
    'Connections refused or given up before the end of their handshake.',
    () => listener.counts.refused,
  );
  metrics.gauge('linklet_tls_hosts_at_hand', 'Hosts whose certificates are in memory.', () => contexts.size);
}
