import { observer } from 'mobx-react-lite';
import { useStores } from '../../../../shared/store-context';
import type { ShortenFormStore } from '../../shorten-form.store';
import { PageCard } from './PageCard';
import { SameDestination } from './SameDestination';

/** What there is to see of the address in the box: its page, and the links that lead there already. */
const AddressParts = observer(function AddressParts({ form }: { readonly form: ShortenFormStore }) {
  const { session } = useStores();
  const { pasted, judged, destination: url } = form;
  // It stands in the box still, and the server has found nothing against it.
  const accepted = judged?.destination === url && judged.code === null ? url : null;
  return (
    <>
      {pasted !== null && <PageCard key={pasted} destination={pasted} />}
      {session.isSignedIn && accepted !== null && <SameDestination key={accepted} destination={accepted} />}
    </>
  );
});

export default AddressParts;
