/** Programs of customers: what they may do, what they are told, and the calls of other services that they know. */
export { DeveloperModule } from './developer.module';
