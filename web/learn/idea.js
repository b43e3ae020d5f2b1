// The idea that a position of a game shows to a beginner.

import { t } from "../i18n.js";
import { rollText } from "../play/notation.js";

/** @import {SceneView} from "../wire.js" */

/** Its words; `loadWords("scenes")` comes first. @param {SceneView} scene */
export const ideaText = (scene) => t(`scene-${scene.idea}`, { roll: rollText(scene.next ?? []) });
