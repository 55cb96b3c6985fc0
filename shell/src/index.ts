import 'shared/styles/global.css';
import { start } from './start';

void start();
