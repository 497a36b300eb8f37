import { defineMessages } from '../../../i18n/define-messages';

/** The certificate of a domain. */
export const certificateMessages = defineMessages({
  title: {
    id: 'brand.certificate.title',
    defaultMessage: 'https certificate',
    description: 'Heading',
  },
  notOurs: {
    id: 'brand.certificate.notOurs',
    defaultMessage:
      'Something in front of this site answers https and looks after the certificates by itself. There is nothing to do here.',
    description: 'Certificates are not made here',
  },
  state: {
    id: 'brand.certificate.state',
    defaultMessage:
      '{state, select, none {No certificate} wanted {To be ordered in a moment} ordered {Ordered} challenged {The authority checks the domain} finalizing {Being issued} live {In place} failed {The last order failed} expired {No longer valid} other {Revoked}}',
    description: 'State of a certificate',
  },
  byItself: {
    id: 'brand.certificate.byItself',
    defaultMessage:
      '{state, select, siteSuspended {Somebody on our side looks at this domain first. It is ordered by itself once the domain is approved and its records are found.} planSuspended {It is ordered by itself once the plan of the group has custom domains.} unbound {It is ordered by itself once you resume the domain and its records are found.} other {It is ordered by itself once the records are found.}}',
    description: 'There is no certificate yet; state of the domain',
  },
  issuer: {
    id: 'brand.certificate.issuer',
    defaultMessage: 'Issued by',
    description: 'Name of a fact',
  },
  until: {
    id: 'brand.certificate.until',
    defaultMessage: 'Valid until',
    description: 'Name of a fact: a date',
  },
  renews: {
    id: 'brand.certificate.renews',
    defaultMessage: 'Next renewal',
    description: 'Name of a fact: a date',
  },
  served: {
    id: 'brand.certificate.served',
    defaultMessage: 'The domain still answers https with the certificate before.',
    description: 'The next certificate is not there yet',
  },
  error: {
    id: 'brand.certificate.error',
    defaultMessage:
      '{code, select, dns {The domain was not found in DNS. Check its records.} connection {Nobody answered at the domain. Check that its records lead here and that no other record, such as AAAA, leads elsewhere.} unauthorized {Another server answered for the domain. Check that its records lead here and nowhere else, and that no proxy stands in front.} caa {A CAA record of the domain allows other authorities only. Add one for ours, or remove it.} rateLimited {The certificate authority takes no more orders for this domain at the moment.} rejectedIdentifier {The certificate authority issues no certificates for this domain.} authorityUnavailable {The certificate authority did not respond.} other {The certificate authority refused the order.}}',
    description: 'Why there is no certificate',
  },
  retry: {
    id: 'brand.certificate.retry',
    defaultMessage: 'It is tried again by itself: {time}.',
    description: 'After an error; a moment',
  },
  order: {
    id: 'brand.certificate.order',
    defaultMessage: 'Order a certificate',
    description: 'Button',
  },
  replace: {
    id: 'brand.certificate.replace',
    defaultMessage: 'Replace by a new one',
    description: 'Button: another certificate with another key',
  },
  replaceTitle: {
    id: 'brand.certificate.replaceTitle',
    defaultMessage: 'Replace the certificate?',
    description: 'Title of a dialog',
  },
  replaceText: {
    id: 'brand.certificate.replaceText',
    defaultMessage:
      'Another certificate with a new key is ordered for {host}. The one before stays until then. Do this if the key may be known to others; it can be done three times an hour.',
    description: 'In the dialog',
  },
  revoke: {
    id: 'brand.certificate.revoke',
    defaultMessage: 'Revoke',
    description: 'Button',
  },
  revokeTitle: {
    id: 'brand.certificate.revokeTitle',
    defaultMessage: 'Revoke the certificate?',
    description: 'Title of a dialog',
  },
  revokeText: {
    id: 'brand.certificate.revokeText',
    defaultMessage:
      '{host} can no longer be opened with https, and no other certificate is ordered until you ask for one. Links with https on it stop working.',
    description: 'In the dialog',
  },
  done: {
    id: 'brand.certificate.done',
    defaultMessage:
      '{what, select, order {The certificate is ordered.} replace {The certificate will be replaced.} other {The certificate is revoked.}}',
    description: 'Said afterwards',
  },
});
