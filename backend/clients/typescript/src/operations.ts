// Written by npm run gen from the API's document.
import type { operations } from './schema.js';
import type { CallOptions, Send } from './transport.js';
import type { Input, Output } from './types.js';

const analytics = (send: Send) => ({
  /** Returns the clicks and other requests of each day in a range, narrowed by the same filters as the report. With `format=csv` (UTF-8 with a byte order mark) the response is a file of the days, with `xlsx` or `zip` of all lists; files require a plan with exports. Needs `analytics:read`. */
  exportClicks: (input: Input<operations['ClickExport.daily']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/daily/report',
        query: [
          'timezone',
          'range',
          'compare',
          'classes',
          'format',
          'lang',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
          'domain',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['ClickExport.daily']>>,
  /** Returns the clicks and other requests of each day in a range, narrowed by the same filters as the report. With `format=csv`, `xlsx` or `zip` the response is a file. Needs `analytics:read`. */
  exportGroupClicks: (input: Input<operations['GroupReport.daily']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/my/analytics/daily/report',
        query: [
          'timezone',
          'range',
          'compare',
          'classes',
          'format',
          'lang',
          'tagId',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['GroupReport.daily']>>,
  /** Lists the most clicked links in a range, most clicked first. Needs `analytics:read`. */
  listTopLinks: (input: Input<operations['GroupReport.links']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/my/analytics/links',
        query: [
          'timezone',
          'range',
          'limit',
          'tagId',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['GroupReport.links']>>,
  /** Returns the clicks in a range by city, for one country or all. Needs `analytics:read`. */
  showCities: (input: Input<operations['LinkBreakdown.cities']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/cities',
        query: ['timezone', 'range', 'from', 'to', 'region', 'domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkBreakdown.cities']>>,
  /** Returns a link's clicks and other requests, in total or in a range. Needs `analytics:read`. */
  showClicks: (input: Input<operations['ClickOverview.overview']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview',
        query: ['timezone', 'range', 'from', 'to', 'domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['ClickOverview.overview']>>,
  /** Returns the clicks of each day in a range. Days run from midnight to midnight in the given time zone. Needs `analytics:read`. */
  showDailyClicks: (input: Input<operations['ClickOverview.daily']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/daily/revised',
        query: ['timezone', 'range', 'days', 'from', 'to', 'domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['ClickOverview.daily']>>,
  /** Returns the clicks in a range by city, for one country or all. Needs `analytics:read`. */
  showGroupCities: (input: Input<operations['GroupReport.cities']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/my/analytics/cities',
        query: ['timezone', 'range', 'tagId', 'region', 'from', 'to'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['GroupReport.cities']>>,
  /** Returns the clicks in a range for all links the group owned at the time, with all breakdowns. Needs `analytics:read`. */
  showGroupReport: (input: Input<operations['GroupReport.report']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/my/analytics/report',
        query: [
          'timezone',
          'range',
          'compare',
          'classes',
          'tagId',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['GroupReport.report']>>,
  /** Returns the clicks in a range by `utm_source`, `utm_medium` and `utm_campaign`, as each link has them now: its own parameters, otherwise those in its destination. Parameters that smart UTM adds for each visitor are not included. Needs `analytics:read`. */
  showGroupUtm: (input: Input<operations['GroupUtm.utm']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/my/analytics/utm',
        query: [
          'timezone',
          'range',
          'tagId',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['GroupUtm.utm']>>,
  /** Returns the clicks of each hour of a day in the given time zone. Needs `analytics:read`. */
  showHourlyClicks: (input: Input<operations['ClickOverview.hourly']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/hourly/revised',
        query: ['timezone', 'date', 'domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['ClickOverview.hourly']>>,
  /** Returns the clicks in a range by device and browser. Needs `analytics:read`. */
  showPlatforms: (input: Input<operations['LinkBreakdown.platforms']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/platforms/revised',
        query: [
          'timezone',
          'range',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
          'domain',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkBreakdown.platforms']>>,
  /** Returns the clicks in a range by source and referrer. Needs `analytics:read`. */
  showReferrers: (input: Input<operations['LinkBreakdown.referrers']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/referrers/revised',
        query: [
          'timezone',
          'range',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
          'domain',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkBreakdown.referrers']>>,
  /** Returns the clicks in a range by country. Needs `analytics:read`. */
  showRegions: (input: Input<operations['LinkBreakdown.regions']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/overview/regions',
        query: [
          'timezone',
          'range',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
          'domain',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkBreakdown.regions']>>,
  /** Returns the clicks in a range with all breakdowns, which add up to the totals. Anyone can read public analytics; `hidden` lists what the caller cannot see. If the range exceeds the plan, the error `plan.limit-reached` (403) names the plan that allows it. Needs `analytics:read`. */
  showReport: (input: Input<operations['LinkReport.report']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/extendquery/overview',
        query: [
          'timezone',
          'range',
          'compare',
          'classes',
          'source',
          'platform',
          'browser',
          'language',
          'country',
          'from',
          'to',
          'domain',
        ],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkReport.report']>>,
  /** Returns the settings that determine how much of the link's analytics the caller can see. Needs `analytics:read`. */
  showStatus: (input: Input<operations['LinkReport.status']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/link/{encodeId}/overview/status',
        query: ['domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkReport.status']>>,
  /** Returns how many links of the caller's group were clicked recently, and by how many people. Needs `analytics:read`. */
  summariseLinks: (input: Input<operations['ClickSummary.query']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/my/links/summary/query', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['ClickSummary.query']>>,
});

const batch = (send: Send) => ({
  /** Stops checking a task, or discards one that has been checked. Needs `batch:write`. */
  abortTask: (input: Input<operations['BatchTasks.abort']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/task/{externalId}/security_check/abort', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.abort']>>,
  /** Exports the rows of a task: the columns of the file, then short URL, result, code, the column that it is about, and message. Tasks with more than 50,000 rows are exported as CSV, whichever format is asked for. Needs `batch:write`. */
  exportTask: (input: Input<operations['BatchExport.export']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/task/{externalId}/export', body: 'json', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchExport.export']>>,
  /** Lists the batch tasks of the group by category. Needs `batch:write`. */
  listTasks: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/batch/tasks', repeats: 'always' }, {}, options) as Promise<
      Output<operations['BatchTasks.list']>
    >,
  /** Shows how a table of links would be read: its columns and first rows. Nothing of it is kept. Needs `batch:write`. */
  previewFile: (input: Input<operations['BatchFiles.preview']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/files/preview', body: 'form', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchFiles.preview']>>,
  /** Creates the links of a checked task. Rows count against the daily limit of the plan; when it is used up, the run pauses until the next day. Needs `batch:write`. */
  runTask: (input: Input<operations['BatchTasks.run']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/task/{externalId}/run', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.run']>>,
  /** Returns a batch task with its rows by result and reason. For a failed or aborted task the answer is 409 with the code `batch.failed-task`. Needs `batch:write`. */
  showOverview: (input: Input<operations['BatchTasks.overview']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/batch/task/{externalId}/overview',
        query: ['currency'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.overview']>>,
  /** Returns a batch task with its progress. Needs `batch:write`. */
  showTask: (input: Input<operations['BatchTasks.show']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/batch/task/{externalId}', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.show']>>,
  /** Uploads a table of links and starts checking its rows. Nothing is created yet: poll the task until its phase is `ready`, look at the overview, then run it. Needs `batch:write`. */
  startTask: (input: Input<operations['BatchTasks.start']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/task/security_check/start', body: 'form', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.start']>>,
  /** Moves the links of a task to the trash, except those that have been clicked. Possible for 24 hours after the run. Needs `batch:write`. */
  undoTask: (input: Input<operations['BatchTasks.undo']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/task/{externalId}/undo', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['BatchTasks.undo']>>,
});

const billing = (send: Send) => ({
  /** Returns the active group's plan, its limits and features, and the defaults for new links. Needs `account:read`. */
  showFeatures: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/my/features', repeats: 'always' }, {}, options) as Promise<
      Output<operations['Billing.features']>
    >,
  /** Returns the active group's usage of its plan limits. Needs `account:read`. */
  showUsage: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/my/usage', repeats: 'always' }, {}, options) as Promise<
      Output<operations['Billing.usage']>
    >,
});

const developer = (send: Send) => ({
  /** Adds a webhook. Its secret is in this answer only. Needs `webhooks:write`. */
  addWebhook: (input: Input<operations['Webhooks.add']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/developer/webhooks', body: 'json', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['Webhooks.add']>>,
  /** Changes a webhook, or switches it off or on. Needs `webhooks:write`. */
  changeWebhook: (input: Input<operations['Webhooks.change']>, options: CallOptions = {}) =>
    send(
      { method: 'PUT', path: '/api/v1/developer/webhooks/{id}', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Webhooks.change']>>,
  /** Makes another secret, which is in this answer only. For 24 hours webhooks are signed with both. Needs `webhooks:write`. */
  changeWebhookSecret: (input: Input<operations['Webhooks.changeSecret']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/developer/webhooks/{id}/secret', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['Webhooks.changeSecret']>>,
  /** Deletes a webhook with the log of its deliveries. Needs `webhooks:write`. */
  deleteWebhook: (input: Input<operations['Webhooks.remove']>, options: CallOptions = {}) =>
    send(
      { method: 'DELETE', path: '/api/v1/developer/webhooks/{id}', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Webhooks.remove']>>,
  /** Lists deliveries, newest first. Needs `webhooks:write`. */
  listDeliveries: (input: Input<operations['WebhookDeliveries.list']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/developer/webhooks/{id}/deliveries',
        query: ['state', 'limit', 'cursor'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['WebhookDeliveries.list']>>,
  /** Lists the events that webhooks can receive, with a sample of each. Needs `webhooks:write`. */
  listEvents: (options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/developer/webhooks/events', repeats: 'always' },
      {},
      options,
    ) as Promise<Output<operations['Webhooks.events']>>,
  /** Lists the webhooks of the group. Needs `webhooks:write`. */
  listWebhooks: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/developer/webhooks', repeats: 'always' }, {}, options) as Promise<
      Output<operations['Webhooks.list']>
    >,
  /** Sends an event again with the same id; its retries start over. Needs `webhooks:write`. */
  resendDelivery: (input: Input<operations['WebhookDeliveries.resend']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/developer/webhooks/{id}/deliveries/{deliveryId}/resend',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['WebhookDeliveries.resend']>>,
  /** Returns the API plan of the active group and how much of it is used. Needs `account:read`. */
  showApi: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/developer/my/api/info', repeats: 'always' }, {}, options) as Promise<
      Output<operations['ApiPlan.show']>
    >,
  /** Returns a delivery with what is sent and what the receiver answered. Needs `webhooks:write`. */
  showDelivery: (input: Input<operations['WebhookDeliveries.show']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/developer/webhooks/{id}/deliveries/{deliveryId}', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['WebhookDeliveries.show']>>,
  /** Returns a webhook. Needs `webhooks:write`. */
  showWebhook: (input: Input<operations['Webhooks.show']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/developer/webhooks/{id}', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Webhooks.show']>>,
  /** Sends a sample that is marked as one, and returns what came of it. Needs `webhooks:write`. */
  testWebhook: (input: Input<operations['WebhookDeliveries.test']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/developer/webhooks/{id}/test', body: 'json', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['WebhookDeliveries.test']>>,
});

const domains = (send: Send) => ({
  /** Shows the state of a domain's certificate. Needs `domains:read`. */
  checkCertificate: (input: Input<operations['Certificates.check']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/bsd/{id}/ssl/check', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Certificates.check']>>,
  /** Lists the hosts available for the caller's links. Needs `domains:read`. */
  listDomains: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/my/defaultdomain', repeats: 'always' }, {}, options) as Promise<
      Output<operations['MyDomains.choices']>
    >,
  /** Lists the domains of the group and the caller's personal subdomain. Needs `domains:read`. */
  listMine: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/bsd/my/domains', repeats: 'always' }, {}, options) as Promise<
      Output<operations['MyDomains.list']>
    >,
  /** Lists the hosts that the caller can use for new links in the group. Needs `domains:read`. */
  listOptions: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/bsd/my/default/domain', repeats: 'always' }, {}, options) as Promise<
      Output<operations['MyDomains.options']>
    >,
  /** Lists the domains of the group that take new links, and the caller's personal subdomain. Needs `domains:read`. */
  listVerified: (options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/bsd/my/domains/verified', repeats: 'always' },
      {},
      options,
    ) as Promise<Output<operations['MyDomains.verified']>>,
  /** Parses a domain as entered and returns its registrable domain. Needs `domains:read`. */
  parseName: (input: Input<operations['DomainQuestions.parse']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/bsd/domain/parse', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['DomainQuestions.parse']>>,
  /** Shows a domain of the group with its records. Needs `domains:read`. */
  showBrand: (input: Input<operations['BrandDomains.show']>, options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/bsd/{id}', repeats: 'always' }, input, options) as Promise<
      Output<operations['BrandDomains.show']>
    >,
});

const links = (send: Send) => ({
  /** Adds a tag to the active group (201). If the tag exists, ignoring case and character width, it is returned (200). Needs `tags:write`. */
  addTag: (input: Input<operations['Tags.add']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/my/tags', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['Tags.add']>>,
  /** Adds a tracking tool to the active group: pixel and tag ids, or campaign parameters. Needs `links:write`. */
  addTool: (input: Input<operations['TrackingTools.add']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/my/trackingTools', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['TrackingTools.add']>>,
  /** Creates up to 1000 links, within the daily limit of the plan. Each is validated as in `POST /links`; an invalid one does not stop the others. Needs `batch:write`. */
  batchCreate: (input: Input<operations['CreateLinks.create']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/links', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['CreateLinks.create']>>,
  /** Restores links from the trash if the plan allows it. They redirect again but are no longer starred. Needs `batch:write`. */
  batchPutBack: (input: Input<operations['BatchActions.putBack']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/links/trashbin/putback', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['BatchActions.putBack']>>,
  /** Replaces the destination URL of several links. Each change counts against the monthly limit; links are processed in order until it is used up. Needs `batch:write`. */
  batchSetUrl: (input: Input<operations['BatchActions.replace']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/links/url', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['BatchActions.replace']>>,
  /** Adds tags to links and removes others. Other tags are kept. Needs `batch:write`. */
  batchTag: (input: Input<operations['BatchActions.tag']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/links/tags', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['BatchActions.tag']>>,
  /** Moves links to the trash. They stop redirecting and are deleted permanently after 30 days. Needs `batch:write`. */
  batchTrash: (input: Input<operations['BatchActions.trash']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/batch/links/delete', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['BatchActions.trash']>>,
  /** Renames a tag of the active group or changes its color. A name that another tag has is refused with that tag's id. Needs `tags:write`. */
  changeTag: (input: Input<operations['Tags.change']>, options: CallOptions = {}) =>
    send(
      { method: 'PATCH', path: '/api/v1/my/tags/{tagId}', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Tags.change']>>,
  /** Replaces the contents of a tracking tool. Fields left out are cleared; its kind cannot be changed. Needs `links:write`. */
  changeTool: (input: Input<operations['TrackingTools.change']>, options: CallOptions = {}) =>
    send(
      { method: 'PUT', path: '/api/v1/my/trackingTools/{id}', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['TrackingTools.change']>>,
  /** Checks a URL before it is shortened: whether it would be refused, and whether visitors would see a warning. Needs `links:read`. */
  checkAddress: (input: Input<operations['AddressCheck.check']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/analytics/domain', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['AddressCheck.check']>>,
  /** Checks whether a slug is available and suggests alternatives. Needs `links:read`. */
  checkSlug: (input: Input<operations['SlugCheck.check']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/encodeId/check', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['SlugCheck.check']>>,
  /** Counts the links that programs of the caller's group created in a period, by their external id. Needs `links:read`. */
  countExternalIds: (input: Input<operations['ExternalIds.count']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/overview/externalIds', query: ['from', 'to'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['ExternalIds.count']>>,
  /** Deletes a tag of the active group and removes it from its links. Needs `tags:write`. */
  deleteTag: (input: Input<operations['Tags.remove']>, options: CallOptions = {}) =>
    send({ method: 'DELETE', path: '/api/v1/my/tags/{tagId}', repeats: 'always' }, input, options) as Promise<
      Output<operations['Tags.remove']>
    >,
  /** Deletes a tracking tool of the active group. Needs `links:write`. */
  deleteTool: (input: Input<operations['TrackingTools.remove']>, options: CallOptions = {}) =>
    send(
      { method: 'DELETE', path: '/api/v1/my/trackingTools/{id}', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['TrackingTools.remove']>>,
  /** Duplicates a link under a random slug, without its star and clicks. Needs `links:write`. */
  duplicate: (input: Input<operations['DuplicateLink.duplicate']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/{encodeId}/duplicate', query: ['domain'], repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['DuplicateLink.duplicate']>>,
  /** Updates a link. Fields left out keep their values; if any value is invalid, nothing is changed. Needs `links:write`. */
  edit: (input: Input<operations['EditLink.edit']>, options: CallOptions = {}) =>
    send(
      { method: 'PUT', path: '/api/v1/links/{encodeId}', query: ['domain'], body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['EditLink.edit']>>,
  /** Simulates a visit and returns the response, the rule that decided it and how apps show the link. Nothing is counted. Needs `links:read`. */
  explain: (input: Input<operations['Explain.explain']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/explain',
        query: ['domain'],
        body: 'json',
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['Explain.explain']>>,
  /** Exports the matching links, or those that are named, as a CSV file (UTF-8 with a byte order mark). Requires a plan with exports. Needs `links:read`. */
  export: (input: Input<operations['LinkList.file']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/overview/query/file', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkList.file']>>,
  /** Lists links of the caller's group with their clicks, newest first by default. Needs `links:read`. */
  list: (input: Input<operations['LinkList.query']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/overview/query', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkList.query']>>,
  /** Lists the domains available for a link: the shared short domain and the caller's own. Needs `links:read`. */
  listDomains: (input: Input<operations['LinkDomains.list']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/{encodeId}/domains', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkDomains.list']>>,
  /** Lists the options of a filter. For `author`: everyone who created links of the group; for `domain`: the hosts that its links are on. At most 100. Needs `links:read`. */
  listFilterOptions: (input: Input<operations['LinkList.options']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/overview/query/options', query: ['key'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkList.options']>>,
  /** Lists the slugs of the matching links, for use in batch requests. Needs `links:read`. */
  listNames: (input: Input<operations['LinkList.encodeIds']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/overview/query/encodeIds', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkList.encodeIds']>>,
  /** Lists earlier suggestions for a link. Needs `links:read`. */
  listSuggestions: (input: Input<operations['Suggestions.kept']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/chatgpt/{mapId}/suggestions', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Suggestions.kept']>>,
  /** Lists the active group's tags with their link counts. Needs `tags:read`. */
  listTags: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/my/tags', repeats: 'always' }, {}, options) as Promise<
      Output<operations['Tags.all']>
    >,
  /** Lists the conditional destinations of a link. Needs `links:read`. */
  listTargets: (input: Input<operations['LinkTargets.list[0]']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/{encodeId}/targets', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkTargets.list[0]']>>,
  /** Lists the active group's tracking tools. Needs `links:read`. */
  listTools: (options: CallOptions = {}) =>
    send({ method: 'GET', path: '/api/v1/my/trackingTools', repeats: 'always' }, {}, options) as Promise<
      Output<operations['TrackingTools.all']>
    >,
  /** Merges a tag of the active group into another one: its links get that one, and the tag itself is deleted. Needs `tags:write`. */
  mergeTag: (input: Input<operations['Tags.merge']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/my/tags/{tagId}/merge', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['Tags.merge']>>,
  /** Returns the short URL with a parameter by which the visit is not counted. It responds as to any other visitor, and is valid for ten minutes. Needs `links:read`. */
  openOwn: (input: Input<operations['OwnVisit.open']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/{encodeId}/ownVisit', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['OwnVisit.open']>>,
  /** Reads the title, description and images of a web page. Needs `links:read`. */
  parse: (input: Input<operations['PagePreview.preview']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links/parse', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['PagePreview.preview']>>,
  /** Removes a tag from a link. The tag itself is kept. Needs `tags:write`. */
  removeTag: (input: Input<operations['LinkTags.takeOff']>, options: CallOptions = {}) =>
    send(
      {
        method: 'DELETE',
        path: '/api/v1/links/{encodeId}/tags/{tagId}',
        query: ['domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkTags.takeOff']>>,
  /** Restores the destination URL from before one of the link's changes. This is recorded as another change. Needs `links:write`. */
  rollBack: (input: Input<operations['LinkAddress.rollBack']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/rollback',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkAddress.rollBack']>>,
  /** Hides a link's analytics from the public; false makes them public. Hidden for new links by default. Needs `links:write`. */
  setAnalyticsObscurity: (
    input: Input<operations['LinkSettings.analyticsObscurity']>,
    options: CallOptions = {},
  ) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/analytics/obscurity',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.analyticsObscurity']>>,
  /** Sets the URL that visitors are sent to while the destination is down; null removes it. Needs `links:write`. */
  setBackupUrl: (input: Input<operations['LinkSettings.backupUrl']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/backupUrl',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.backupUrl']>>,
  /** Moves a link to another domain under the same slug. The old short URL keeps redirecting. Needs `links:write`. */
  setDomain: (input: Input<operations['LinkDomains.put']>, options: CallOptions = {}) =>
    send(
      { method: 'PUT', path: '/api/v1/links/{encodeId}/domain', body: 'json', repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkDomains.put']>>,
  /** Sets when a link expires. From then on, visits lead to the fallback URL or an expiration page and are not counted. Needs `links:write`. */
  setExpiry: (input: Input<operations['LinkSettings.expiry']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/expiretime',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.expiry']>>,
  /** Sets whether phones open the destination in its app instead of the browser. Off for new links by default. Needs `links:write`. */
  setNativeOpen: (input: Input<operations['LinkSettings.nativeOpen']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/nativeOpen',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.nativeOpen']>>,
  /** Sets a link's note: up to 500 characters, line breaks allowed, visible only to its group. Needs `links:write`. */
  setNote: (input: Input<operations['LinkSettings.note']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/note',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.note']>>,
  /** Accepts one extra path segment and passes it to the destination as a query parameter. Off for new links. Needs `links:write`. */
  setPathFormat: (input: Input<operations['LinkSettings.pathFormat']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/pathFormat',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.pathFormat']>>,
  /** Sets the preview of a link. Plans limit the number of links with edited previews; each link counts once. Needs `links:write`. */
  setPreview: (input: Input<operations['LinkPreview.set']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/preview',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkPreview.set']>>,
  /** Sets a custom slug. The old slug stays reserved and keeps redirecting. Needs `links:write`. */
  setSlug: (input: Input<operations['LinkAddress.rename']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/encodeId',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkAddress.rename']>>,
  /** Sets whether campaign parameters are filled in from the visitor's source. On for new links by default. Needs `links:write`. */
  setSmartUtm: (input: Input<operations['LinkSettings.smartUtm']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/smartutm',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.smartUtm']>>,
  /** Stars or unstars a link, within the limit of the plan. Deleting or transferring a link removes its star. Needs `links:write`. */
  setStar: (input: Input<operations['LinkSettings.star']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/star',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.star']>>,
  /** Replaces the tags of a link. If any tag is refused, nothing is changed. Needs `tags:write`. */
  setTags: (input: Input<operations['LinkTags.set']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/tags',
        query: ['domain'],
        body: 'json',
        repeats: 'keyed',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkTags.set']>>,
  /** Replaces the conditional destinations of a link. Needs `links:write`. */
  setTargets: (input: Input<operations['LinkTargets.set[0]']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/targets',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkTargets.set[0]']>>,
  /** Replaces the tracking tools of a link. Campaign parameters apply immediately on every domain. Pixels run only on subdomains and custom domains; on the shared domain they stay inactive until the link is moved to one. Needs `links:write`. */
  setTools: (input: Input<operations['LinkTools.set']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/trackingtools',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkTools.set']>>,
  /** Replaces the destination URL of a link, within the monthly limit of the plan. Its short URL and clicks are kept. Needs `links:write`. */
  setUrl: (input: Input<operations['LinkAddress.replace']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/{encodeId}/url',
        query: ['domain'],
        body: 'json',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkAddress.replace']>>,
  /** Creates a short link with the given settings. If any value is invalid, nothing is created. Shortening the same URL again creates another link. Guests may create a limited number of links an hour, and of names that are words a day: beyond, the answer is 429 with `Retry-After`. Needs `links:write`. */
  shorten: (input: Input<operations['Shorten.shorten']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/links', body: 'json', repeats: 'keyed' },
      input,
      options,
    ) as Promise<Output<operations['Shorten.shorten']>>,
  /** Returns a link of the active group with all its settings. Needs `links:read`. */
  show: (input: Input<operations['LinkSettings.show']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/{encodeId}', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkSettings.show']>>,
  /** Lists the services that have fetched the link's preview, whether they still show an old one, and problems they have with its image. Needs `links:read`. */
  showCardFetches: (input: Input<operations['LinkPreview.fetches']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/preview/fetches',
        query: ['domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkPreview.fetches']>>,
  /** Returns where a short link leads, without visiting it. Anyone can ask; nothing is counted. Needs `links:read`. */
  showDestination: (input: Input<operations['LinkDestination.show']>, options: CallOptions = {}) =>
    send(
      { method: 'GET', path: '/api/v1/links/{encodeId}/destination', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['LinkDestination.show']>>,
  /** Lists the changes made to a link since the active group has owned it. Needs `links:read`. */
  showHistory: (input: Input<operations['LinkAddress.history']>, options: CallOptions = {}) =>
    send(
      {
        method: 'GET',
        path: '/api/v1/links/{encodeId}/history',
        query: ['limit', 'start', 'domain'],
        repeats: 'always',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkAddress.history']>>,
  /** Suggests titles or descriptions: from an AI model within the plan's monthly limit, otherwise from the page itself. Needs `links:write`. */
  suggest: (input: Input<operations['Suggestions.suggest']>, options: CallOptions = {}) =>
    send(
      { method: 'POST', path: '/api/v1/chatgpt/{mapId}/suggestion', body: 'json', repeats: 'never' },
      input,
      options,
    ) as Promise<Output<operations['Suggestions.suggest']>>,
  /** Moves a link to the trash. It stops redirecting; its slug stays reserved. Needs `links:write`. */
  trash: (input: Input<operations['Links.trash']>, options: CallOptions = {}) =>
    send(
      { method: 'DELETE', path: '/api/v1/links/{encodeId}', query: ['domain'], repeats: 'always' },
      input,
      options,
    ) as Promise<Output<operations['Links.trash']>>,
  /** Uploads a preview image. It is cropped, rotated upright, stripped of metadata and limited to 300 KiB. Needs `links:write`. */
  uploadImage: (input: Input<operations['LinkImages.upload']>, options: CallOptions = {}) =>
    send(
      {
        method: 'POST',
        path: '/api/v1/links/images/upload',
        query: ['encodeId', 'domain'],
        body: 'form',
        repeats: 'never',
      },
      input,
      options,
    ) as Promise<Output<operations['LinkImages.upload']>>,
});

/** Every operation that programs may call. */
export class Operations {
  readonly analytics: ReturnType<typeof analytics>;
  readonly batch: ReturnType<typeof batch>;
  readonly billing: ReturnType<typeof billing>;
  readonly developer: ReturnType<typeof developer>;
  readonly domains: ReturnType<typeof domains>;
  readonly links: ReturnType<typeof links>;

  constructor(send: Send) {
    this.analytics = analytics(send);
    this.batch = batch(send);
    this.billing = billing(send);
    this.developer = developer(send);
    this.domains = domains(send);
    this.links = links(send);
  }
}
