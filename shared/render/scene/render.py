"""Renders one scene with Cycles: blender -b -P render.py -- scene.json folder width height samples threads

Writes, for post-processing, raw 32-bit floats from the top row down: color-1.f32 and color-2.f32 (RGBA, two
halves of the samples with different seeds, whose difference is the noise), normal.f32, position.f32, albedo.f32.
"""

import json
import math
import sys

import bpy
import numpy as np
from mathutils import Matrix, Vector

SCENE, FOLDER, WIDTH, HEIGHT, SAMPLES, THREADS = sys.argv[sys.argv.index("--") + 1 :]
WIDTH, HEIGHT, SAMPLES, THREADS = int(WIDTH), int(HEIGHT), int(SAMPLES), int(THREADS)

with open(SCENE) as file:
    scene = json.load(file)
look, view = scene["look"], scene["camera"]

bpy.ops.wm.read_factory_settings(use_empty=True)
stage = bpy.context.scene
stage.render.engine = "CYCLES"


def material(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    shade = {"glass": glass, "glow": glow, "water": water, "leaf": leaf}.get(name, card)
    shown = shade(tree, (*look["materials"][name], 1))
    hidden = tree.nodes.new("ShaderNodeHoldout").outputs[0]
    tree.links.new(mix(tree, fading(tree), shown, hidden), out.inputs[0])
    return made


def fading(tree):
    """How far a place has dissolved into the backdrop: 0 near the middle, 1 beyond. Done here, sample by sample,
    so that edges in front of faded ground stay smooth; only the camera sees it."""
    make, link, fade = tree.nodes.new, tree.links.new, look["fade"]
    place, away = make("ShaderNodeNewGeometry"), make("ShaderNodeVectorMath")
    away.operation = "SUBTRACT"
    away.inputs[1].default_value = (*fade["middle"], 0)
    flat, far = make("ShaderNodeVectorMath"), make("ShaderNodeVectorMath")
    flat.operation, far.operation = "MULTIPLY", "LENGTH"
    flat.inputs[1].default_value = (1, 1, 0)
    grow, seen, path = make("ShaderNodeMapRange"), make("ShaderNodeMath"), make("ShaderNodeLightPath")
    grow.interpolation_type, seen.operation = "SMOOTHSTEP", "MULTIPLY"
    grow.inputs["From Min"].default_value, grow.inputs["From Max"].default_value = fade["from"], fade["to"]
    link(place.outputs["Position"], away.inputs[0])
    link(away.outputs[0], flat.inputs[0])
    link(flat.outputs[0], far.inputs[0])
    link(far.outputs["Value"], grow.inputs["Value"])
    link(grow.outputs[0], seen.inputs[0])
    link(path.outputs["Is Camera Ray"], seen.inputs[1])
    return seen.outputs[0]


def card(tree, color):
    node = tree.nodes.new("ShaderNodeBsdfDiffuse")
    node.inputs["Color"].default_value = color
    return node.outputs[0]


def mix(tree, share, a, b):
    node = tree.nodes.new("ShaderNodeMixShader")
    if isinstance(share, float):
        node.inputs[0].default_value = share
    else:
        tree.links.new(share, node.inputs[0])
    tree.links.new(a, node.inputs[1])
    tree.links.new(b, node.inputs[2])
    return node.outputs[0]


def gloss(tree, roughness, index):
    shiny = tree.nodes.new("ShaderNodeBsdfGlossy")
    shiny.inputs["Roughness"].default_value = roughness
    fresnel = tree.nodes.new("ShaderNodeFresnel")
    fresnel.inputs["IOR"].default_value = index
    return shiny.outputs[0], fresnel.outputs[0]


def glass(tree, color):
    # Only camera rays see the reflection: light passes straight through, so rooms behind glass stay free of noise.
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = color
    shiny, fresnel = gloss(tree, 0.03, 1.35)
    path = tree.nodes.new("ShaderNodeLightPath")
    seen = tree.nodes.new("ShaderNodeMath")
    seen.operation = "MULTIPLY"
    tree.links.new(fresnel, seen.inputs[0])
    tree.links.new(path.outputs["Is Camera Ray"], seen.inputs[1])
    return mix(tree, seen.outputs[0], clear.outputs[0], shiny)


def glow(tree, color):
    node = tree.nodes.new("ShaderNodeEmission")
    node.inputs[0].default_value = color
    node.inputs[1].default_value = look["glow"]
    return node.outputs[0]


def water(tree, color):
    shiny, fresnel = gloss(tree, 0.06, 1.45)
    return mix(tree, fresnel, card(tree, color), shiny)


def leaf(tree, color):
    through = tree.nodes.new("ShaderNodeBsdfTranslucent")
    through.inputs[0].default_value = color
    return mix(tree, 0.3, card(tree, color), through.outputs[0])


def mesh(part, name):
    data = bpy.data.meshes.new(name)
    corners = np.array(part["vertices"], dtype=np.float32).reshape(-1, 3)
    data.from_pydata(corners.tolist(), [], part["faces"])
    data.materials.append(material(part["material"]))
    if part["smooth"]:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = math.radians(50)
    data.update()
    return data


def put(name, data, matrix=None):
    thing = bpy.data.objects.new(name, data)
    if matrix:
        thing.matrix_world = matrix
    stage.collection.objects.link(thing)
    return thing


def build():
    for i, part in enumerate(scene["meshes"]):
        thing = put(f"part-{i}", mesh(part, f"part-{i}"))
        # Lamps light their room but are not seen: bits of them behind fins would sparkle.
        thing.visible_camera = part["material"] != "glow"
    shapes = {
        name: [mesh(part, f"{name}-{i}") for i, part in enumerate(parts)] for name, parts in scene["shapes"].items()
    }
    for i, one in enumerate(scene["instances"]):
        turn = Matrix.Rotation(math.radians(one["turn"]), 4, "Z")
        matrix = Matrix.Translation(one["at"]) @ turn @ Matrix.Scale(one["size"], 4)
        for data in shapes[one["shape"]]:
            put(f"figure-{i}", data, matrix)
    if look["ground"] is not None:
        reach, z = 6000, look["ground"]
        corners = [-reach, -reach, z, reach, -reach, z, reach, reach, z, -reach, reach, z]
        ground = {"material": "ground", "smooth": False, "vertices": corners, "faces": [[0, 1, 2, 3]]}
        put("ground", mesh(ground, "ground"))


def light():
    sun = look["sun"]
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun["strength"], math.radians(sun["width"]), sun["color"]
    azimuth, altitude = math.radians(sun["azimuth"]), math.radians(sun["altitude"])
    flat = math.cos(altitude)
    toward = Vector((math.sin(azimuth) * flat, math.cos(azimuth) * flat, math.sin(altitude)))
    put("sun", lamp).rotation_euler = toward.to_track_quat("Z", "Y").to_euler()

    world = bpy.data.worlds.new("sky")
    stage.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    make, link = tree.nodes.new, tree.links.new
    place, split, ramp = make("ShaderNodeTexCoord"), make("ShaderNodeSeparateXYZ"), make("ShaderNodeValToRGB")
    sky, out = make("ShaderNodeBackground"), make("ShaderNodeOutputWorld")
    link(place.outputs["Generated"], split.inputs[0])
    link(split.outputs[2], ramp.inputs[0])
    link(ramp.outputs[0], sky.inputs[0])
    link(sky.outputs[0], out.inputs[0])
    horizon, zenith = ramp.color_ramp.elements
    tinted = lambda *color: (*(a * b for a, b in zip(color, look["skyColor"])), 1)
    horizon.color, zenith.color, zenith.position = tinted(0.95, 0.93, 0.90), tinted(0.62, 0.74, 0.92), 0.7
    sky.inputs[1].default_value = look["sky"]


def camera():
    data = bpy.data.cameras.new("camera")
    eye, target = Vector(view["from"]), Vector(view["at"])
    if view.get("level"):
        target.z = eye.z
    # A frame is 36 mm wide also where it is higher than wide.
    data.sensor_fit, data.sensor_width = "HORIZONTAL", 36
    data.lens, data.clip_start, data.clip_end = view["lens"], 0.5, 20000
    data.shift_x, data.shift_y = view.get("shift", (0, 0))
    if view.get("aperture"):
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(view.get("focus", view["at"])) - eye).length
        data.dof.aperture_fstop = view["aperture"]
    thing = put("camera", data)
    thing.location = eye
    thing.rotation_euler = (target - eye).to_track_quat("-Z", "Y").to_euler()
    stage.camera = thing


def settings():
    cycles, render = stage.cycles, stage.render
    cycles.device = "CPU"
    cycles.use_denoising = cycles.use_adaptive_sampling = False
    cycles.samples = max(1, SAMPLES // 2)
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 4, 2
    cycles.transparent_max_bounces = 16
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 6, 0.5
    cycles.pixel_filter_type, cycles.filter_width = "BLACKMAN_HARRIS", 1.5
    render.resolution_x, render.resolution_y, render.resolution_percentage = WIDTH, HEIGHT, 100
    render.threads_mode, render.threads = "FIXED", THREADS
    # With persistent data the second seed is ignored and both halves come out the same.
    render.use_persistent_data = cycles.use_animated_seed = False
    render.film_transparent = True
    stage.view_settings.view_transform = "Raw"
    layer = stage.view_layers[0]
    layer.use_pass_normal = layer.use_pass_position = layer.use_pass_diffuse_color = True


def passes():
    stage.use_nodes = True
    tree = stage.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = FOLDER
    files.format.file_format, files.format.color_depth, files.format.color_mode = "OPEN_EXR", "32", "RGBA"
    files.file_slots.clear()
    for name, output in (("color", "Image"), ("normal", "Normal"), ("position", "Position"), ("albedo", "DiffCol")):
        files.file_slots.new(f"{name}-")
        tree.links.new(layers.outputs[output], files.inputs[-1])
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])


def save(name, frame, channels, target):
    image = bpy.data.images.load(f"{FOLDER}/{name}-{frame:04d}.exr")
    image.colorspace_settings.name = "Non-Color"
    values = np.empty(WIDTH * HEIGHT * 4, dtype=np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    rows = values.reshape(HEIGHT, WIDTH, 4)[::-1, :, :channels]
    np.ascontiguousarray(rows).tofile(f"{FOLDER}/{target}.f32")


build()
light()
camera()
settings()
passes()
for half in (1, 2):
    print(f"HALF {half}", flush=True)
    stage.frame_set(half)
    stage.cycles.seed = half * 977
    bpy.ops.render.render(write_still=False)
for half in (1, 2):
    save("color", half, 4, f"color-{half}")
for name in ("normal", "position", "albedo"):
    save(name, 1, 3, name)
