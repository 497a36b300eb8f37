import { observer } from 'mobx-react-lite';
import { useIntl } from 'react-intl';
import { AppLink } from '../../../../shared/ui/AppLink';
import { Box } from '../../../../shared/ui/layout';
import { type Tab, TABS } from '../list.api';
import { controlMessages } from '../list-control.messages';
import { ALL_LINKS } from '../list-question';
import type { AskedList } from '../use-list-question';

const TEXTS = {
  links: controlMessages.tabLinks,
  star: controlMessages.tabStar,
  trashBin: controlMessages.tabTrash,
  api: controlMessages.tabApi,
} as const satisfies Record<Tab, unknown>;

interface ListTabsProps {
  readonly asked: Pick<AskedList, 'question' | 'pathOf'>;
}

/** The lists that a group has; each has an address. */
export const ListTabs = observer(function ListTabs({ asked: { question, pathOf } }: ListTabsProps) {
  const intl = useIntl();
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(controlMessages.tabs)}
      sx={{ display: 'flex', overflowX: 'auto', gap: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {TABS.map((tab) => {
        const isShown = tab === question.tab;
        return (
          <AppLink
            key={tab}
            to={pathOf({ ...ALL_LINKS, tab })}
            aria-current={isShown ? 'page' : undefined}
            color={isShown ? 'primary' : 'textSecondary'}
            underline="none"
            sx={{
              flex: 'none',
              display: 'flex',
              alignItems: 'center',
              minHeight: 44,
              px: 1.5,
              fontWeight: isShown ? 650 : 500,
              whiteSpace: 'nowrap',
              borderBottom: 3,
              borderColor: isShown ? 'primary.main' : 'transparent',
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            {intl.formatMessage(TEXTS[tab])}
          </AppLink>
        );
      })}
    </Box>
  );
});
