// Before each test file: what properties try follows from the seed of the run, so that `--seed` tries it again.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: jest.getSeed() });
