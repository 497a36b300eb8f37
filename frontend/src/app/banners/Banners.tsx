import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { AppLink, OuterLink } from '../../shared/ui/AppLink';
import { IconButton } from '../../shared/ui/buttons';
import { CloseIcon, TipIcon, WarningIcon } from '../../shared/ui/icons';
import { Box } from '../../shared/ui/layout';
import { LANGUAGES, localeOf } from '../../i18n/locale';
import { appMessages } from '../app.messages';
import { isOwnPath } from '../redirect-rules';
import { bannerMessages as messages } from '../shell.messages';
import { focusMain } from '../shell/main-region';
import { useStores } from '../store-context';
import { type Banner, bannersOf } from './banner-rules';
import { readClosed, rememberOutage, rememberPromotion } from './closed-banners';

interface StripProps {
  readonly tone: 'error' | 'primary';
  /** It comes as the answer to what the visitor did. */
  readonly isAnswer: boolean;
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

const Strip = observer(function Strip({ tone, isAnswer, onClose, children }: StripProps) {
  const intl = useIntl();
  const close = intl.formatMessage(appMessages.close);
  const Icon = tone === 'error' ? WarningIcon : TipIcon;
  return (
    <Box
      role={isAnswer ? 'alert' : undefined}
      sx={{
        bgcolor: tone === 'error' ? 'soft.error' : 'soft.primary',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          maxWidth: 1280,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          minHeight: 48,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          lineHeight: 1.5,
        }}
      >
        <Icon fontSize="small" color={tone} />
        <Box sx={{ flex: 1, minWidth: 0, py: 1.25 }}>{children}</Box>
        {onClose !== undefined && (
          <IconButton color="inherit" aria-label={close} title={close} onClick={onClose} sx={{ mr: -1 }}>
            <CloseIcon fontSize="small" />
          </IconButton>
        )}
      </Box>
    </Box>
  );
});

const bold = { fontWeight: 600, color: 'text.primary', textDecoration: 'underline' } as const;

const toLogin = (chunks: ReactNode) => (
  <AppLink key="login" to="/login" sx={bold}>
    {chunks}
  </AppLink>
);

const Content = observer(function Content({ banner }: { readonly banner: Banner }) {
  const intl = useIntl();
  if (banner.kind === 'outage') return <span lang={LANGUAGES[banner.lang].tag}>{banner.text}</span>;
  if (banner.kind === 'orderFailure') {
    return (
      <AppLink to="/billing" sx={bold}>
        {intl.formatMessage(messages.orderFailure)}
      </AppLink>
    );
  }
  if (banner.kind === 'signInLink') {
    return intl.formatMessage(messages.signInLink, { link: toLogin });
  }
  const { url, text } = banner;
  return isOwnPath(url) ? (
    <AppLink to={url} sx={bold}>
      {text}
    </AppLink>
  ) : (
    <OuterLink href={url} sx={bold}>
      {text}
    </OuterLink>
  );
});

/** What everybody, or this visitor, should know before they go on. */
const Banners = observer(function Banners({ isHome }: { readonly isHome: boolean }) {
  const intl = useIntl();
  const { session } = useStores();
  const { info, site, notice, country } = session;
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(readClosed()));
  const banners = bannersOf({ locale: localeOf(intl.locale), isHome, info, site, notice, country, closed });
  const close = (banner: Exclude<Banner, { kind: 'orderFailure' }>): void => {
    focusMain();
    if (banner.kind === 'signInLink') {
      session.tell(null);
      return;
    }
    if (banner.kind === 'outage') rememberOutage(banner.id);
    else rememberPromotion(banner.id, (info?.planLevel ?? 0) > 0);
    setClosed(new Set([...closed, banner.id]));
  };
  if (banners.length === 0) return null;
  return (
    <Box component="aside" aria-label={intl.formatMessage(messages.region)}>
      {banners.map((banner) => (
        <Strip
          key={banner.kind}
          tone={banner.kind === 'promotion' ? 'primary' : 'error'}
          isAnswer={banner.kind === 'signInLink'}
          {...(banner.kind === 'orderFailure' ? {} : { onClose: () => close(banner) })}
        >
          <Content banner={banner} />
        </Strip>
      ))}
    </Box>
  );
});

export default Banners;
