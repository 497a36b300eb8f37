import { defineMessages } from '../../../i18n/define-messages';

export const controlMessages = defineMessages({
  tabs: { id: 'list.tabs', defaultMessage: 'Lists', description: 'Name of the tabs above the list of links' },
  tabLinks: { id: 'list.tab.links', defaultMessage: 'All links', description: 'Tab' },
  tabStar: { id: 'list.tab.star', defaultMessage: 'Starred', description: 'Tab: links that have a star' },
  tabTrash: { id: 'list.tab.trash', defaultMessage: 'Trash', description: 'Tab: deleted links' },
  tabApi: { id: 'list.tab.api', defaultMessage: 'API', description: 'Tab: links that programs made' },
  search: {
    id: 'list.search',
    defaultMessage: 'Search links',
    description: 'Name of the search field above the list',
  },
  searchExample: {
    id: 'list.searchExample',
    defaultMessage: 'Words in the URL, title or note',
    description: 'Example in the empty search field',
  },
  sort: { id: 'list.sort', defaultMessage: 'Sort', description: 'Menu with orders of the list' },
  newest: { id: 'list.sort.newest', defaultMessage: 'Newest first', description: 'Order of the list' },
  oldest: { id: 'list.sort.oldest', defaultMessage: 'Oldest first', description: 'Order of the list' },
  clicks: { id: 'list.sort.clicks', defaultMessage: 'Most clicks', description: 'Order of the list' },
  lastClicked: {
    id: 'list.sort.lastClicked',
    defaultMessage: 'Recently clicked',
    description: 'Order of the list: the link that was clicked most recently comes first',
  },
  view: { id: 'list.view', defaultMessage: 'View', description: 'Choice between rows and cards' },
  rows: { id: 'list.view.rows', defaultMessage: 'Rows', description: 'Links one below the other' },
  cards: { id: 'list.view.cards', defaultMessage: 'Cards', description: 'Links side by side' },
  total: {
    id: 'list.total',
    defaultMessage: '{count, plural, one {One link} other {# links}}',
    description: 'How many links the list has',
  },
  totalAtLeast: {
    id: 'list.totalAtLeast',
    defaultMessage: '{count, plural, other {#+ links}}',
    description: 'The list has that many links, or more',
  },
  searching: { id: 'list.searching', defaultMessage: 'Searching…', description: 'While the list is loaded' },
  keepLooking: {
    id: 'list.keepLooking',
    defaultMessage: 'Keep searching',
    description: 'Button: nothing was found so far, but there are more links to look through',
  },
  summaryClicks: {
    id: 'list.summaryClicks',
    defaultMessage: '{count, plural, one {# unique click} other {# unique clicks}}',
    description: 'Unique clicks: each visitor once per link and day',
  },
  summaryLinks: {
    id: 'list.summaryLinks',
    defaultMessage: '{count, plural, one {# link} other {# links}}',
    description: 'Links that were clicked',
  },
  summary: {
    id: 'list.summary',
    defaultMessage: 'Last 7 days: {clicks} on {links}',
    description: 'Above the list; the arguments are the two texts before',
  },
  summaryMany: {
    id: 'list.summaryMany',
    defaultMessage: 'Last 7 days: {clicks} on the {links} most recently clicked',
    description: 'The same where more links were clicked than are counted',
  },
  summaryNone: {
    id: 'list.summaryNone',
    defaultMessage: 'Last 7 days: no clicks yet',
    description: 'The same without clicks',
  },
});

export const emptyMessages = defineMessages({
  starTitle: { id: 'list.empty.star', defaultMessage: 'No starred links', description: 'Empty tab' },
  starText: {
    id: 'list.empty.starText',
    defaultMessage: 'Star the links you use often to find them here.',
    description: 'Empty tab of starred links',
  },
  trashTitle: { id: 'list.empty.trash', defaultMessage: 'The trash is empty', description: 'Empty tab' },
  trashText: {
    id: 'list.empty.trashText',
    defaultMessage: 'Deleted links stay here for 30 days and are then deleted permanently.',
    description: 'Empty tab of deleted links',
  },
  apiTitle: {
    id: 'list.empty.api',
    defaultMessage: 'No links created by programs',
    description: 'Empty tab',
  },
  apiText: {
    id: 'list.empty.apiText',
    defaultMessage: 'Links that your programs create through the API appear here.',
    description: 'Empty tab of links that programs made',
  },
  foundTitle: {
    id: 'list.empty.found',
    defaultMessage: 'No matching links',
    description: 'In place of the list when the search or the filters found nothing',
  },
  foundText: {
    id: 'list.empty.foundText',
    defaultMessage: 'Try fewer words, or remove a filter.',
    description: 'Below "No link matches"',
  },
  clear: {
    id: 'list.empty.clear',
    defaultMessage: 'Clear search and filters',
    description: 'Button: shows all links of the tab again',
  },
  soFarTitle: {
    id: 'list.empty.soFar',
    defaultMessage: 'No results so far',
    description: 'Many links were looked through without a match, and more are left',
  },
  soFarText: {
    id: 'list.empty.soFarText',
    defaultMessage: 'There are more links to search.',
    description: 'Below "Nothing found so far"',
  },
});
