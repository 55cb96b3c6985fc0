import { keysOfAreas } from '../area-keys';
import { installCeph, startRadosgw } from '../radosgw';

/** `npm run test:keys`: what the key of an area may do, in Ceph, which enforces its policy. A part of `test:bucket`. */
installCeph();
const engine = await startRadosgw();
try {
  await keysOfAreas(engine);
} finally {
  await engine.stop();
}
