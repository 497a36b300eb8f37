import { observer } from 'mobx-react-lite';
import { SignInPage } from '../components/SignInPage';

const SignupPage = observer(function SignupPage() {
  return <SignInPage kind="signup" />;
});

export default SignupPage;
