import { defineMessages } from '../../i18n/define-messages';

export const logActionMessages = defineMessages({
  registered: {
    id: 'log.action.registered',
    defaultMessage: 'Registered',
    description: 'Action in the log',
  },
  signedIn: { id: 'log.action.signedIn', defaultMessage: 'Logged in', description: 'Action in the log' },
  signedOut: {
    id: 'log.action.signedOut',
    defaultMessage: 'Logged out',
    description: 'Action in the log',
  },
  googleTied: {
    id: 'log.action.googleTied',
    defaultMessage: 'Connected Google',
    description: 'Action in the log',
  },
  sessionsEnded: {
    id: 'log.action.sessionsEnded',
    defaultMessage: 'Signed other devices out',
    description: 'Action in the log',
  },
  reuseDetected: {
    id: 'log.action.reuseDetected',
    defaultMessage: 'A session key was reused; the session was ended',
    description: 'Action in the log: a stolen or copied token',
  },
  emailChanged: {
    id: 'log.action.emailChanged',
    defaultMessage: 'Changed the email address',
    description: 'Action in the log',
  },
  subdomainChanged: {
    id: 'log.action.subdomainChanged',
    defaultMessage: 'Changed the personal subdomain',
    description: 'Action in the log',
  },
  nameChanged: {
    id: 'log.action.nameChanged',
    defaultMessage: 'Changed the display name',
    description: 'Action in the log',
  },
  accountDeleted: {
    id: 'log.action.accountDeleted',
    defaultMessage: 'Deleted the account',
    description: 'Action in the log',
  },
  codeLocked: {
    id: 'log.action.codeLocked',
    defaultMessage: 'Entered too many wrong codes',
    description: 'Action in the log',
  },
  personViewed: {
    id: 'log.action.personViewed',
    defaultMessage: 'Looked, as support, at what a member sees',
    description: 'Action in the log: somebody who runs the site looked at the screens of a member',
  },
  rightsRefused: {
    id: 'log.action.rightsRefused',
    defaultMessage: 'Attempted an action without permission',
    description: 'Action in the log',
  },
  planChanged: {
    id: 'log.action.planChanged',
    defaultMessage: 'Changed the plan of the group',
    description: 'Action in the log',
  },
  groupMade: {
    id: 'log.action.groupMade',
    defaultMessage: 'Created the group',
    description: 'Action in the log',
  },
  groupChanged: {
    id: 'log.action.groupChanged',
    defaultMessage: 'Changed the settings of the group',
    description: 'Action in the log',
  },
  appsChanged: {
    id: 'log.action.appsChanged',
    defaultMessage: 'Changed which apps open links of a subdomain',
    description: 'Action in the log',
  },
  domainClaimed: {
    id: 'log.action.domainClaimed',
    defaultMessage: 'Added a domain',
    description: 'Action in the log',
  },
  domainBound: {
    id: 'log.action.domainBound',
    defaultMessage: 'Started using a domain',
    description: 'Action in the log',
  },
  domainUnbound: {
    id: 'log.action.domainUnbound',
    defaultMessage: 'Stopped using a domain',
    description: 'Action in the log',
  },
  domainReleased: {
    id: 'log.action.domainReleased',
    defaultMessage: 'Gave up a domain',
    description: 'Action in the log',
  },
  domainDefaultChanged: {
    id: 'log.action.domainDefaultChanged',
    defaultMessage: 'Changed the default domain of the group',
    description: 'Action in the log',
  },
  domainTransferred: {
    id: 'log.action.domainTransferred',
    defaultMessage: 'Transferred a domain to another group',
    description: 'Action in the log',
  },
  domainReceived: {
    id: 'log.action.domainReceived',
    defaultMessage: 'Received a domain from another group',
    description: 'Action in the log',
  },
  domainCertificateChanged: {
    id: 'log.action.domainCertificateChanged',
    defaultMessage: 'Changed the certificate of a domain',
    description: 'Action in the log',
  },
  domainLandingChanged: {
    id: 'log.action.domainLandingChanged',
    defaultMessage: 'Changed where a domain leads',
    description: 'Action in the log',
  },
  domainSuspended: {
    id: 'log.action.domainSuspended',
    defaultMessage: 'Suspended a domain',
    description: 'Action in the log',
  },
  domainResumed: {
    id: 'log.action.domainResumed',
    defaultMessage: 'Lifted the suspension of a domain',
    description: 'Action in the log',
  },
  invited: {
    id: 'log.action.invited',
    defaultMessage: 'Invited someone',
    description: 'Action in the log',
  },
  invitedAgain: {
    id: 'log.action.invitedAgain',
    defaultMessage: 'Sent an invitation again',
    description: 'Action in the log',
  },
  invitationCancelled: {
    id: 'log.action.invitationCancelled',
    defaultMessage: 'Cancelled an invitation',
    description: 'Action in the log',
  },
  invitationDeclined: {
    id: 'log.action.invitationDeclined',
    defaultMessage: 'Declined an invitation',
    description: 'Action in the log',
  },
  joined: {
    id: 'log.action.joined',
    defaultMessage: 'Joined the group',
    description: 'Action in the log',
  },
  roleChanged: {
    id: 'log.action.roleChanged',
    defaultMessage: 'Changed a member’s role',
    description: 'Action in the log',
  },
  memberRemoved: {
    id: 'log.action.memberRemoved',
    defaultMessage: 'Removed a member',
    description: 'Action in the log',
  },
  left: {
    id: 'log.action.left',
    defaultMessage: 'Left the group',
    description: 'Action in the log',
  },
  linkTrashed: {
    id: 'log.action.linkTrashed',
    defaultMessage: 'Deleted a link',
    description: 'Entry of a log: somebody put a link into the trash',
  },
  tagRenamed: {
    id: 'log.action.tagRenamed',
    defaultMessage: 'Renamed a tag',
    description: 'Action in the log',
  },
  tagMerged: {
    id: 'log.action.tagMerged',
    defaultMessage: 'Merged a tag into another one',
    description: 'Action in the log',
  },
  tagDeleted: {
    id: 'log.action.tagDeleted',
    defaultMessage: 'Deleted a tag',
    description: 'Action in the log',
  },
  toolDeleted: {
    id: 'log.action.toolDeleted',
    defaultMessage: 'Deleted a tracking tool',
    description: 'Action in the log',
  },
  linkTransferred: {
    id: 'log.action.linkTransferred',
    defaultMessage: 'Moved a link to another group',
    description: 'Action in the log of the group that the link has left',
  },
  linkReceived: {
    id: 'log.action.linkReceived',
    defaultMessage: 'Moved a link here from another group',
    description: 'Action in the log of the group that the link has come to',
  },
  linkReturned: {
    id: 'log.action.linkReturned',
    defaultMessage: 'Returned a link to its original group',
    description: 'Action in the log of the group that the link has left',
  },
  linkGotBack: {
    id: 'log.action.linkGotBack',
    defaultMessage: 'Returned a link to this group',
    description: 'Action in the log of the group that the link first belonged to',
  },
  batchCreated: {
    id: 'log.action.batchCreated',
    defaultMessage: 'Created links in bulk',
    description: 'Action in the log; how many links follows below',
  },
  batchTrashed: {
    id: 'log.action.batchTrashed',
    defaultMessage: 'Moved links to the trash',
    description: 'Action in the log; how many links follows below',
  },
  batchPutBack: {
    id: 'log.action.batchPutBack',
    defaultMessage: 'Restored links from the trash',
    description: 'Action in the log; how many links follows below',
  },
  batchTagged: {
    id: 'log.action.batchTagged',
    defaultMessage: 'Changed the tags of several links',
    description: 'Action in the log; how many links follows below',
  },
  batchRedirected: {
    id: 'log.action.batchRedirected',
    defaultMessage: 'Changed the destination of several links',
    description: 'Action in the log; how many links follows below',
  },
  batchTransferred: {
    id: 'log.action.batchTransferred',
    defaultMessage: 'Moved several links to another group',
    description: 'Action in the log; how many links follows below',
  },
  batchReceived: {
    id: 'log.action.batchReceived',
    defaultMessage: 'Moved several links here from another group',
    description: 'Action in the log; how many links follows below',
  },
  batchReturned: {
    id: 'log.action.batchReturned',
    defaultMessage: 'Returned several links to their original groups',
    description: 'Action in the log; how many links follows below',
  },
  batchGotBack: {
    id: 'log.action.batchGotBack',
    defaultMessage: 'Returned several links to this group',
    description: 'Action in the log; how many links follows below',
  },
  linksExported: {
    id: 'log.action.linksExported',
    defaultMessage: 'Exported links',
    description: 'Action in the log',
  },
  activitiesExported: {
    id: 'log.action.activitiesExported',
    defaultMessage: 'Exported the activities',
    description: 'Action in the log',
  },
  paymentUnused: {
    id: 'log.action.paymentUnused',
    defaultMessage: 'Paid; the payment could not be used and is refunded',
    description: 'Action in the log; the sum and why follow below',
  },
});
