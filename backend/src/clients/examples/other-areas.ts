import type { Example } from './example';

const nothing: Example = () => ({});
const ofLink: Example = ({ link }) => ({
  path: { encodeId: link },
  query: { range: '7d', timezone: 'Asia/Taipei' },
});
const ofGroup: Example = () => ({ query: { range: '7d', timezone: 'Asia/Taipei' } });
const onTask: Example = ({ task }) => ({ path: { externalId: task } });
const onBrand: Example = ({ brandDomain }) => ({ path: { id: brandDomain } });
const onWebhook: Example = ({ webhook }) => ({ path: { id: webhook } });
const onDelivery: Example = ({ webhook, delivery }) => ({ path: { id: webhook, deliveryId: delivery } });

export const OTHER_EXAMPLES: Readonly<Record<string, Example>> = {
  'analytics.export-clicks': ofLink,
  'analytics.export-group-clicks': ofGroup,
  'analytics.list-top-links': () => ({ query: { range: '30d', limit: 10 } }),
  'analytics.show-cities': ofLink,
  'analytics.show-clicks': ofLink,
  'analytics.show-daily-clicks': ofLink,
  'analytics.show-group-cities': ofGroup,
  'analytics.show-group-report': ofGroup,
  'analytics.show-group-utm': ofGroup,
  'analytics.show-hourly-clicks': ({ link }) => ({
    path: { encodeId: link },
    query: { timezone: 'Asia/Taipei' },
  }),
  'analytics.show-platforms': ofLink,
  'analytics.show-referrers': ofLink,
  'analytics.show-regions': ofLink,
  'analytics.show-report': ofLink,
  'analytics.show-status': ({ link }) => ({ path: { encodeId: link } }),
  'analytics.summarise-links': () => ({ body: { days: 7 } }),
  'batch.abort-task': onTask,
  'batch.export-task': ({ task }) => ({ path: { externalId: task }, body: { format: 'csv' } }),
  'batch.list-tasks': nothing,
  'batch.preview-file': () => ({ form: {}, file: 'links.csv' }),
  'batch.run-task': onTask,
  'batch.show-overview': onTask,
  'batch.show-task': onTask,
  'batch.start-task': () => ({ form: { name: 'Spring', lang: 'en' }, file: 'links.csv' }),
  'batch.undo-task': ({ ranTask }) => ({ path: { externalId: ranTask } }),
  'billing.show-features': nothing,
  'billing.show-usage': nothing,
  'developer.add-webhook': () => ({
    body: { name: 'Shop', url: 'https://shop.example/hooks', events: ['link.created', 'link.updated'] },
  }),
  'developer.change-webhook': ({ webhook }) => ({
    path: { id: webhook },
    body: { name: 'The shop', isOn: true },
  }),
  'developer.change-webhook-secret': onWebhook,
  'developer.delete-webhook': onWebhook,
  'developer.list-deliveries': ({ webhook }) => ({ path: { id: webhook }, query: { limit: 20 } }),
  'developer.list-events': nothing,
  'developer.list-webhooks': nothing,
  'developer.resend-delivery': onDelivery,
  'developer.show-api': nothing,
  'developer.show-delivery': onDelivery,
  'developer.show-webhook': onWebhook,
  'developer.test-webhook': ({ webhook }) => ({ path: { id: webhook }, body: { event: 'link.created' } }),
  'domains.check-certificate': onBrand,
  'domains.list-domains': nothing,
  'domains.list-mine': nothing,
  'domains.list-options': nothing,
  'domains.list-verified': nothing,
  'domains.parse-name': () => ({ query: { domain: 'go.shop.tw' } }),
  'domains.show-brand': onBrand,
};
