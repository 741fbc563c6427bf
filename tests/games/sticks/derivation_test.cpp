// The losing numbers against Bouton's closed form, and the player that plays by them.
#include <catch.hpp>
