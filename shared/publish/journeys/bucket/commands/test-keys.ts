import { commandLine } from '@portfolio/workspace/run-command';
import { keysOfAreas } from '../area-keys';
import { installCeph, startRadosgw } from '../radosgw';

commandLine({
  does: 'What the key of an area may do, in Ceph, which enforces its policy; a part of test:bucket.',
  usage: 'npm run site -- test:keys',
  example: 'npm run site -- test:keys',
});
installCeph();
const engine = await startRadosgw();
try {
  await keysOfAreas(engine);
} finally {
  await engine.stop();
}
