import { testLetters } from '@portfolio/render/testing/test-letters';

testLetters(__dirname);
