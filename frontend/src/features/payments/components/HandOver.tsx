import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { leave } from '../../../shared/leave';
import { Button } from '../../../shared/ui/buttons';
import { Box } from '../../../shared/ui/layout';
import { MessagePage } from '../../../shared/ui/MessagePage';
import { checkoutMessages as messages } from '../checkout.messages';
import { paymentWords } from '../payment-words.messages';
import type { StartedOrder } from '../payments.api';

interface HandOverProps {
  readonly url: string;
  /** Fields of the form to post there; null for an address alone. */
  readonly data: StartedOrder['data'];
  readonly paymentType: string;
  /** The browser shows this page again as it was, after it has left. */
  readonly onBack: () => void;
}

/** A page that the browser kept in memory is shown as it was left. */
function useComeBack(onBack: () => void): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) onBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onBack]);
}

/** Leaves for the page of the payment service at once; its button does the same where that did not work. */
export const HandOver = observer(function HandOver({ url, data, paymentType, onBack }: HandOverProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const name = intl.formatMessage(paymentWords.gateway, { type: paymentType });
  useComeBack(onBack);
  useEffect(() => {
    if (data === null) leave.to(url);
    else form.current?.submit();
  }, [url, data]);
  return (
    <MessagePage
      title={intl.formatMessage(messages.handOver, { name })}
      text={intl.formatMessage(messages.handOverText)}
    >
      {data === null ? (
        <Button variant="contained" href={url}>
          {intl.formatMessage(messages.handOverButton, { name })}
        </Button>
      ) : (
        <Box component="form" ref={form} method="post" action={url}>
          {Object.entries(data).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
          <Button type="submit" variant="contained">
            {intl.formatMessage(messages.handOverButton, { name })}
          </Button>
        </Box>
      )}
    </MessagePage>
  );
});
