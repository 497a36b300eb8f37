import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LANGUAGES, localeOf } from '../../../i18n/locale';
import { Request } from '../../../shared/request';
import { Box } from '../../../shared/ui/layout';
import { Loaded } from '../../../shared/ui/Loaded';
import { Text } from '../../../shared/ui/text';
import { mailPreviewMessages as messages } from '../mail-previews.messages';
import type { DeskReason, LoadMailPreviews, MailPreview } from '../moderation.api';

const HEIGHT = 160;

const MAIL_LOOK = {
  m: 0,
  mt: 1,
  p: 2,
  maxHeight: 240,
  overflow: 'auto',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const Mail = observer(function Mail({ lang, subject, text }: MailPreview) {
  const intl = useIntl();
  const { name, tag } = LANGUAGES[localeOf(lang)];
  const label = intl.formatMessage(messages.inLanguage, { language: name, subject });
  return (
    <Box sx={{ mt: 1 }}>
      <Text variant="body2" dir="auto" sx={{ fontWeight: 600 }}>
        {label}
      </Text>
      {/* It scrolls, so that the keyboard has to reach it. */}
      <Text
        component="blockquote"
        variant="body2"
        role="region"
        aria-label={label}
        tabIndex={0}
        lang={tag}
        dir="auto"
        sx={MAIL_LOOK}
      >
        {text.trim()}
      </Text>
    </Box>
  );
});

interface MailPreviewsProps {
  readonly reason: DeskReason;
  readonly load: LoadMailPreviews;
}

/** The mails that a step sends, each in the language of its recipients, before the step is taken. */
export const MailPreviews = observer(function MailPreviews({ reason, load }: MailPreviewsProps) {
  const intl = useIntl();
  const [request] = useState(() => new Request<readonly MailPreview[]>());
  const show = useCallback(() => void request.run(() => load(reason)), [request, load, reason]);
  useEffect(show, [show]);
  return (
    <Loaded request={request} onRetry={show} height={HEIGHT}>
      {(mails) => (
        <Box>
          <Text sx={{ fontWeight: 600 }}>{intl.formatMessage(messages.title, { count: mails.length })}</Text>
          {mails.length === 0 && <Text variant="body2">{intl.formatMessage(messages.none)}</Text>}
          {mails.map((mail) => (
            <Mail key={mail.lang} {...mail} />
          ))}
        </Box>
      )}
    </Loaded>
  );
});
