import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PATHS } from '../../../shared/paths';
import { ButtonLink } from '../../../shared/ui/AppLink';
import { Box, Stack } from '../../../shared/ui/layout';
import { PageHeading } from '../../../shared/ui/PageHeading';
import { Panel } from '../../../shared/ui/Panel';
import { Text } from '../../../shared/ui/text';
import { checkoutMessages } from '../checkout.messages';
import { paymentResultMessages as messages } from '../payment-result.messages';

interface FrameProps {
  readonly mark: ReactNode;
  readonly title: string;
  /** Empty when there is nothing to add. */
  readonly text: string;
  readonly children: ReactNode;
}

/** The heading is read out when the result changes. */
export const ResultFrame = observer(function ResultFrame({ mark, title, text, children }: FrameProps) {
  const intl = useIntl();
  return (
    <Box sx={{ pt: { xs: 3, sm: 6 }, display: 'flex', justifyContent: 'center' }}>
      <Panel sx={{ width: '100%', maxWidth: 640 }}>
        <Stack sx={{ gap: 2 }}>
          <Box role="status">
            {mark}
            <PageHeading
              title={intl.formatMessage(messages.title)}
              sx={{ fontSize: { xs: '1.5rem', sm: '1.875rem' }, mt: 1 }}
            >
              {title}
            </PageHeading>
            {text !== '' && <Text sx={{ mt: 1 }}>{text}</Text>}
          </Box>
          {children}
        </Stack>
      </Panel>
    </Box>
  );
});

export const PaymentResultButtons = observer(function PaymentResultButtons({
  children,
}: {
  readonly children: ReactNode;
}) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
      {children}
    </Stack>
  );
});

export const ToBilling = observer(function ToBilling({ isFirst = false }: { readonly isFirst?: boolean }) {
  const intl = useIntl();
  return (
    <ButtonLink to={PATHS.billing} variant={isFirst ? 'contained' : 'outlined'}>
      {intl.formatMessage(checkoutMessages.toBilling)}
    </ButtonLink>
  );
});
