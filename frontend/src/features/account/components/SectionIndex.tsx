import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { splitLocale } from '../../../i18n/locale';
import { AppLink } from '../../../shared/ui/AppLink';
import { Box } from '../../../shared/ui/layout';
import { headingIdOf } from '../../../shared/ui/heading-id';
import { settingsPageMessages, sectionMessages } from '../account.messages';
import { weeklyMessages } from '../weekly-reports.messages';

const SECTIONS: readonly { readonly id: string; readonly name: MessageDescriptor }[] = [
  { id: 'profile', name: sectionMessages.profile },
  { id: 'address', name: sectionMessages.address },
  { id: 'sign-in', name: sectionMessages.signIn },
  { id: 'phone', name: sectionMessages.phone },
  { id: 'devices', name: sectionMessages.devices },
  { id: 'usage', name: sectionMessages.usage },
  { id: 'groups', name: sectionMessages.groups },
  { id: 'notifications', name: sectionMessages.notices },
  { id: 'weekly-report', name: weeklyMessages.section },
  { id: 'keyboard', name: sectionMessages.keyboard },
  { id: 'data', name: sectionMessages.data },
  { id: 'delete', name: sectionMessages.remove },
];

/** A section counts as read once its top is this far from the top of the window (px). */
const READING_LINE = 180;

function sectionInView(): string {
  const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  const passed = SECTIONS.filter(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= READING_LINE;
  });
  return (isAtEnd && window.scrollY > 0 ? SECTIONS.at(-1) : passed.at(-1))?.id ?? 'profile';
}

function useSectionInView(): string {
  const [current, setCurrent] = useState('profile');
  useEffect(() => {
    const look = (): void => setCurrent(sectionInView());
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return current;
}

function goTo(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'start' });
  document.getElementById(headingIdOf(id))?.focus({ preventScroll: true });
}

/** The section that the address names is shown, now and when another one is chosen. */
function useSectionOfAddress(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash.length > 1) goTo(hash.slice(1));
  }, [hash]);
}

const LINK = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  px: 1.5,
  borderRadius: 1,
  color: 'text.secondary',
  fontWeight: 500,
  whiteSpace: { xs: 'nowrap', md: 'normal' },
  '&:hover': { bgcolor: 'soft.sunken', textDecoration: 'none' },
  '&[aria-current]': { bgcolor: 'soft.primary', color: 'primary.main', fontWeight: 650 },
} as const;

interface SectionIndexProps {
  readonly showsPhone: boolean;
}

/** Beside the sections where there is room, above them as a row to swipe where there is none. */
export const SectionIndex = observer(function SectionIndex({ showsPhone }: SectionIndexProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const addressOf = (id: string): string => `${splitLocale(pathname).path}${search}#${id}`;
  const current = useSectionInView();
  useSectionOfAddress();
  useEffect(() => {
    const link = document.querySelector<HTMLElement>('[data-section-link][aria-current]');
    const row = link?.closest('ul');
    if (link && row) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.clientWidth) / 2;
  }, [current]);
  return (
    <Box
      component="nav"
      aria-label={intl.formatMessage(settingsPageMessages.index)}
      sx={{
        position: 'sticky',
        top: { xs: 0, sm: 64, md: 88 },
        zIndex: 2,
        bgcolor: 'background.default',
        mx: { xs: -2, sm: -3, md: 0 },
        borderBottom: { xs: 1, md: 0 },
        borderColor: { xs: 'divider' },
      }}
    >
      <Box
        component="ul"
        sx={{
          position: 'relative',
          display: 'flex',
          flexDirection: { xs: 'row', md: 'column' },
          gap: 0.25,
          m: 0,
          px: { xs: 1.5, sm: 2.5, md: 0 },
          py: { xs: 0.75, md: 0 },
          listStyle: 'none',
          overflowX: 'auto',
          scrollbarWidth: { xs: 'none', md: 'auto' },
        }}
      >
        {SECTIONS.filter(({ id }) => showsPhone || id !== 'phone').map(({ id, name }) => (
          <li key={id}>
            <AppLink
              to={addressOf(id)}
              underline="none"
              data-section-link
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                // Sections of one page are no pages: Back leaves it.
                void navigate(`${pathname}${search}#${id}`, { replace: true, preventScrollReset: true });
                goTo(id);
              }}
              sx={LINK}
            >
              {intl.formatMessage(name)}
            </AppLink>
          </li>
        ))}
      </Box>
    </Box>
  );
});
